import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Form, FormActions, SubmitButton } from '../../../platform/web/ui/Form.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { BlogChoice } from '../../blogs/web/choice-door.ts'
import { blogsApi, toolsApi } from './api.ts'
import { messages } from './messages.ts'

/** Puts a result at the end of a blog that is there already. */
export function AddToBlog({ id }: { id: string }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const [blog, setBlog] = useState<Parameters<typeof BlogChoice>[0]['blog']>(null)
  const add = async () => {
    const { blog_id } = await toolsApi.call.toBlog({ id, blog_id: blog?.id ?? '' })
    void queries.invalidateQueries({ queryKey: blogsApi.query.library.key() })
    setOpen(false)
    toast({
      text: t('added', { title: blog?.title ?? '' }),
      action: { label: t('openBlog'), run: () => void navigate({ to: '/blogs/$blogId', params: { blogId: blog_id } }) },
    })
  }
  return (
    <>
      <Button
        size="sm"
        look="quiet"
        icon={<FilePlus2 size={13} aria-hidden="true" />}
        onClick={() => {
          setBlog(null)
          setOpen(true)
        }}
      >
        {t('addToBlog')}
      </Button>
      <Dialog title={t('addToBlog')} description={t('addToBlogText')} size="sm" open={isOpen} onOpenChange={setOpen}>
        <Form onSubmit={add}>
          <BlogChoice blog={blog} onChange={setBlog} />
          <FormActions>
            <SubmitButton>{t('add')}</SubmitButton>
          </FormActions>
        </Form>
      </Dialog>
    </>
  )
}
