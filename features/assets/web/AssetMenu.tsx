import { Download, Ellipsis, ExternalLink, PencilLine, RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { Menu, MenuItem, MenuLine } from '../../../platform/web/ui/Menu.tsx'
import type { AssetShape } from '../contract.ts'
import { originalOf } from './asset-words.ts'
import { EditAssetDialog } from './EditAssetDialog.tsx'
import { messages } from './messages.ts'
import { useAssetActions } from './use-asset-actions.ts'

/** The less frequent actions of one source. */
export function AssetMenu({ asset, onRemoved }: { asset: AssetShape; onRemoved?: () => void }) {
  const t = useT(messages)
  const { refresh, remove } = useAssetActions()
  const [isEditing, setEditing] = useState(false)
  const original = originalOf(asset)
  const isFile = asset.kind === 'file'
  const handleRemove = async () => {
    if (await remove([asset.id])) onRemoved?.()
  }
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton
            size="sm"
            label={t('more', { name: asset.title })}
            icon={<Ellipsis size={16} aria-hidden="true" />}
          />
        }
      >
        <MenuItem icon={<PencilLine size={15} aria-hidden="true" />} onSelect={() => setEditing(true)}>
          {t('edit')}
        </MenuItem>
        {asset.kind === 'page' ? null : (
          <MenuItem icon={<RotateCw size={15} aria-hidden="true" />} onSelect={() => void refresh(asset)}>
            {t('refresh')}
          </MenuItem>
        )}
        {original ? (
          <MenuItem
            icon={isFile ? <Download size={15} aria-hidden="true" /> : <ExternalLink size={15} aria-hidden="true" />}
            onSelect={() => window.open(original, isFile ? '_self' : '_blank', 'noopener,noreferrer')}
          >
            {t(isFile ? 'download' : 'openOriginal')}
          </MenuItem>
        ) : null}
        <MenuLine />
        <MenuItem danger icon={<Trash2 size={15} aria-hidden="true" />} onSelect={() => void handleRemove()}>
          {t('remove')}
        </MenuItem>
      </Menu>
      {isEditing ? <EditAssetDialog asset={asset} onClose={() => setEditing(false)} /> : null}
    </>
  )
}
