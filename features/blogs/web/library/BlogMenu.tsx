import {
  Archive,
  ArchiveRestore,
  Copy,
  Download,
  Ellipsis,
  FolderInput,
  RotateCcw,
  Share2,
  Tag,
  Trash2,
} from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { useFlag } from '../../../../platform/web/flags/flags.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { useMay } from '../../../../platform/web/session/may.ts'
import { IconButton } from '../../../../platform/web/ui/IconButton.tsx'
import { Menu, MenuItem, MenuLine, MenuLink } from '../../../../platform/web/ui/Menu.tsx'
import type { BlogShape } from '../../contract.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { messages } from './messages.ts'
import { TagDialog } from './TagDialog.tsx'
import { useBlogActions } from './use-blog-actions.ts'

type Asked = 'move' | 'tag' | 'delete' | null

/**
 * What can be done with one blog. The menu itself is made when it is first asked for: a library that scrolls draws very
 * many rows, and of hardly any the menu is opened.
 */
export function BlogMenu({ blog }: { blog: BlogShape }) {
  const t = useT(messages)
  const may = useMay()
  const [isWanted, setWanted] = useState(false)
  const button = (
    <IconButton
      size="sm"
      label={t('more', { name: blog.title || t('untitled') })}
      icon={<Ellipsis size={16} aria-hidden="true" />}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    />
  )
  if (blog.view === 'trash' && !may('blog:delete')) return null
  return isWanted ? <OpenedMenu blog={blog} trigger={button} /> : button
}

function OpenedMenu({ blog, trigger }: { blog: BlogShape; trigger: ReactElement }) {
  const [asked, setAsked] = useState<Asked>(null)
  const [isOpen, setOpen] = useState(true)
  const ids = [blog.id]
  const close = () => setAsked(null)
  return (
    <>
      <Menu align="end" trigger={trigger} open={isOpen} onOpenChange={setOpen}>
        {blog.view === 'trash' ? (
          <TrashItems ids={ids} onDelete={() => setAsked('delete')} />
        ) : (
          <KeptItems blog={blog} onAsk={setAsked} />
        )}
      </Menu>
      {asked === 'move' ? <MoveDialog ids={ids} from={blog.project_id} onClose={close} /> : null}
      {asked === 'tag' ? <TagDialog ids={ids} onClose={close} /> : null}
      {asked === 'delete' ? <DeleteDialog ids={ids} onClose={close} /> : null}
    </>
  )
}

const icon = { size: 15, 'aria-hidden': true } as const

function KeptItems({ blog, onAsk }: { blog: BlogShape; onAsk: (asked: Asked) => void }) {
  const t = useT(messages)
  const actions = useBlogActions()
  const may = useMay()
  const mayDownload = useFlag('copy-download') === 'ALLOWED' && may('blog:export')
  const mayRepurpose = useFlag('repurpose') === 'ALLOWED' && may('text:generate')
  const ids = [blog.id]
  return (
    <>
      {mayRepurpose ? (
        <MenuLink icon={<Share2 {...icon} />} to="/repurpose" search={{ blog: blog.id }}>
          {t('repurpose')}
        </MenuLink>
      ) : null}
      {may('blog:create') ? (
        <MenuItem icon={<Copy {...icon} />} onSelect={() => void actions.duplicate(blog)}>
          {t('duplicate')}
        </MenuItem>
      ) : null}
      {may('blog:edit') ? <EditItems onAsk={onAsk} /> : null}
      {mayDownload ? (
        <MenuItem
          icon={<Download {...icon} />}
          onSelect={() => window.open(`/api/blogs/${encodeURIComponent(blog.id)}/export/docx`, '_self')}
        >
          {t('download')}
        </MenuItem>
      ) : null}
      {may('blog:edit') ? <ShelfItem blog={blog} /> : null}
      {may('blog:delete') ? (
        <MenuItem danger icon={<Trash2 {...icon} />} onSelect={() => void actions.trash(ids)}>
          {t('trashIt')}
        </MenuItem>
      ) : null}
    </>
  )
}

function EditItems({ onAsk }: { onAsk: (asked: Asked) => void }) {
  const t = useT(messages)
  return (
    <>
      <MenuItem icon={<FolderInput {...icon} />} onSelect={() => onAsk('move')}>
        {t('move')}
      </MenuItem>
      <MenuItem icon={<Tag {...icon} />} onSelect={() => onAsk('tag')}>
        {t('tagIt')}
      </MenuItem>
    </>
  )
}

function ShelfItem({ blog: { id, view } }: { blog: BlogShape }) {
  const t = useT(messages)
  const { archive, unarchive } = useBlogActions()
  return (
    <>
      <MenuLine />
      {view === 'archived' ? (
        <MenuItem icon={<ArchiveRestore {...icon} />} onSelect={() => void unarchive([id])}>
          {t('unarchive')}
        </MenuItem>
      ) : (
        <MenuItem icon={<Archive {...icon} />} onSelect={() => void archive([id])}>
          {t('archive')}
        </MenuItem>
      )}
    </>
  )
}

function TrashItems({ ids, onDelete }: { ids: string[]; onDelete: () => void }) {
  const t = useT(messages)
  const { restore } = useBlogActions()
  return (
    <>
      <MenuItem icon={<RotateCcw {...icon} />} onSelect={() => void restore(ids)}>
        {t('restore')}
      </MenuItem>
      <MenuItem danger icon={<Trash2 {...icon} />} onSelect={onDelete}>
        {t('deleteForever')}
      </MenuItem>
    </>
  )
}
