import { Link } from '@tanstack/react-router'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { messages } from './messages.ts'

interface NothingToCompareProps {
  /** Claims that other sentences of the text contradict: these need no source. */
  contradicting: number
  /** Whether the server can search the web. */
  hasWeb: boolean
  isChecking: boolean
  onCheckWithin: () => void
  /** Lists the claims without a verdict, so that a person can answer for them. */
  onList?: (() => void) | undefined
}

/** Says before a check that there is nothing to hold the text against, and how to get something. */
export function NothingToCompare({ contradicting, hasWeb, isChecking, onCheckWithin, onList }: NothingToCompareProps) {
  const t = useT(messages)
  return (
    <div role="status" className="flex flex-col gap-2 border-unsure border-l-2 pl-3 text-sm">
      <p className="font-medium">{t('nothingToCompare')}</p>
      <p className="text-ink-2">{t('nothingToCompareText')}</p>
      <ul className="flex list-disc flex-col gap-1 pl-5 text-ink-2">
        <li>{t('getSelected')}</li>
        <li>
          <Link to="/assets" className="text-accent underline underline-offset-2">
            {t('getAdded')}
          </Link>
        </li>
        <li>{t(hasWeb ? 'getWeb' : 'getSearch')}</li>
      </ul>
      {contradicting > 0 ? (
        <>
          <p className="pt-1">{t('contradicting', { count: contradicting })}</p>
          <Button className="self-start" busy={isChecking} onClick={onCheckWithin}>
            {t('checkWithin')}
          </Button>
        </>
      ) : onList ? (
        <>
          <p className="pt-1">{t('listClaimsText')}</p>
          <Button className="self-start" busy={isChecking} onClick={onList}>
            {t('listClaims')}
          </Button>
        </>
      ) : null}
    </div>
  )
}
