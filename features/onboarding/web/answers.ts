import { accountsApi } from '../../accounts/web/index.ts'
import { projectsApi } from '../../projects/web/index.ts'
import type { Answers } from './questions.tsx'

/** Saves the answers; an empty one counts as skipped. A name becomes the display name, a project's name that of the first project. */
export async function keepAnswers(given: Answers, firstProject: { id: string } | undefined): Promise<void> {
  const answers: Answers = Object.fromEntries(Object.entries(given).filter(([, answer]) => answer !== ''))
  if (Object.keys(answers).length === 0) return
  await accountsApi.call.saveOnboarding(answers)
  if (answers.name) await accountsApi.call.updateProfile({ display_name: answers.name })
  if (answers.project_name && firstProject)
    await projectsApi.call.rename({ project_id: firstProject.id, name: answers.project_name })
}
