import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { usePathParam } from '../../../platform/web/routing/address.ts'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Page } from '../../../platform/web/ui/Page.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import type { Content } from '../contract.ts'
import { templatesApi } from './api.ts'
import { Editor } from './Editor.tsx'
import { messages } from './messages.ts'
import { Sharing } from './Sharing.tsx'
import { useTemplateActions } from './use-template-actions.ts'
import { Versions } from './Versions.tsx'

const NEW: Content = { title: '', description: '', formula: '', body: '', variables: [], language: 'English-US' }

/** `/templates/new`. */
export function NewTemplatePage() {
  const t = useT(messages)
  const navigate = useNavigate()
  return (
    <Page title={t('newTemplate')} description={t('editText')} width="wide">
      <Editor
        name="new"
        version={0}
        content={NEW}
        onSave={async (content, onSaved) => {
          const { template } = await templatesApi.call.create(content)
          onSaved()
          toast({ text: t('created', { title: template.title }) })
          await navigate({ to: `/templates/${template.id}` })
        }}
      />
    </Page>
  )
}

/** `/templates/{id}/edit`. */
export function EditPage() {
  const t = useT(messages)
  const id = usePathParam('templateId')
  const template = useQuery(templatesApi.query.get.queryOptions({ input: { id } }))
  const { save } = useTemplateActions()
  return (
    <Loaded from={template}>
      {({ template: one }) => (
        <Page
          title={t('editTitle', { title: one.title })}
          description={t('editText')}
          width="wide"
          actions={
            <>
              <Link to="/templates" search={{ view: 'own' }} className={buttonClass('quiet')}>
                {t('allTemplates')}
              </Link>
              <Link to={`/templates/${one.id}`} className={buttonClass()}>
                {t('useTemplate')}
              </Link>
            </>
          }
        >
          <Editor
            key={one.version}
            name={one.id}
            version={one.version}
            content={contentOf(one)}
            onSave={(content, onSaved) => save({ id, version: one.version, content }, onSaved)}
          />
          <Sharing template={one} />
          <Versions template={one} />
        </Page>
      )}
    </Loaded>
  )
}

function contentOf({ title, description, formula, body, variables, language }: Content): Content {
  return { title, description, formula, body, variables, language }
}
