import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Columns2,
  Merge,
  MoreHorizontal,
  PanelLeft,
  PanelTop,
  Rows2,
  Trash2,
} from 'lucide-react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { Menu, MenuItem, MenuLine } from '../../../../../platform/web/ui/Menu.tsx'
import { useDesk } from '../core/desk.ts'
import { messages } from './messages.ts'

/** Rows, columns, headers and alignment of the table with the caret. */
export function TableTools() {
  const t = useT(messages)
  const { editor } = useDesk()
  const chain = () => editor.chain().focus()
  const size = { size: 15, 'aria-hidden': true } as const
  return (
    <div role="toolbar" aria-label={t('tableTools')} className="flex items-center gap-0.5">
      <IconButton
        size="sm"
        label={t('addRowBelow')}
        icon={<BetweenHorizontalEnd {...size} />}
        onClick={() => chain().addRowAfter().run()}
      />
      <IconButton
        size="sm"
        label={t('addColumnAfter')}
        icon={<BetweenVerticalEnd {...size} />}
        onClick={() => chain().addColumnAfter().run()}
      />
      <IconButton
        size="sm"
        label={t('headerRow')}
        icon={<PanelTop {...size} />}
        onClick={() => chain().toggleHeaderRow().run()}
      />
      <IconButton
        size="sm"
        label={t('alignLeft')}
        icon={<AlignLeft {...size} />}
        onClick={() => chain().setCellAttribute('align', null).run()}
      />
      <IconButton
        size="sm"
        label={t('alignCenter')}
        icon={<AlignCenter {...size} />}
        onClick={() => chain().setCellAttribute('align', 'center').run()}
      />
      <IconButton
        size="sm"
        label={t('alignRight')}
        icon={<AlignRight {...size} />}
        onClick={() => chain().setCellAttribute('align', 'right').run()}
      />
      <Menu
        trigger={<IconButton size="sm" label={t('moreTableTools')} icon={<MoreHorizontal {...size} />} />}
        focusAfter={() => editor.view.dom}
      >
        <MenuItem icon={<Rows2 {...size} />} onSelect={() => chain().addRowBefore().run()}>
          {t('addRowAbove')}
        </MenuItem>
        <MenuItem icon={<Columns2 {...size} />} onSelect={() => chain().addColumnBefore().run()}>
          {t('addColumnBefore')}
        </MenuItem>
        <MenuItem icon={<PanelLeft {...size} />} onSelect={() => chain().toggleHeaderColumn().run()}>
          {t('headerColumn')}
        </MenuItem>
        <MenuItem icon={<Merge {...size} />} onSelect={() => chain().mergeOrSplit().run()}>
          {t('mergeCells')}
        </MenuItem>
        <MenuLine />
        <MenuItem danger onSelect={() => chain().deleteRow().run()}>
          {t('deleteRow')}
        </MenuItem>
        <MenuItem danger onSelect={() => chain().deleteColumn().run()}>
          {t('deleteColumn')}
        </MenuItem>
        <MenuItem danger icon={<Trash2 {...size} />} onSelect={() => chain().deleteTable().run()}>
          {t('deleteTable')}
        </MenuItem>
      </Menu>
    </div>
  )
}
