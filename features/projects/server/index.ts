export { createProject, keepBrief, listProjects, type ProjectView, projectFor } from './projects.ts'
export { projectsFeature } from './routes.ts'
