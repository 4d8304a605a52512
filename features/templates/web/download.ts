import { asFailure } from '../../../platform/web/api/failure.ts'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { templatesApi } from './api.ts'

/** Saves one’s own templates as a file, all or one. */
export async function downloadTemplates(id?: string): Promise<void> {
  try {
    const { file } = await templatesApi.call.export(id ? { ids: id } : {})
    const url = URL.createObjectURL(new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }))
    const link = document.createElement('a')
    link.href = url
    link.download = 'longhand-templates.json'
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 10_000)
  } catch (error) {
    toast({ failure: asFailure(error) })
  }
}
