import { ChevronDown, Languages } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { TextArea } from '../../../../platform/web/ui/Input.tsx'
import { Menu, MenuItem } from '../../../../platform/web/ui/Menu.tsx'
import { openSuggestions, useDesk, useObserved, usePausedValue } from '../../../blogs/web/writing-door.ts'
import { VoiceChoice } from '../../../brand-voice/web/choice-door.ts'
import { useLanguages } from '../../../flags/web/languages-door.ts'
import { WithoutModel } from '../../../models/web/without-model-door.ts'
import { tones } from '../../../writing/contract.ts'
import { AssistIcon } from '../AssistIcon.tsx'
import { messages } from '../messages.ts'
import type { AssistKind } from '../request/actions.ts'
import { useAssist } from '../use-assist.ts'
import { SourcesPicker } from './SourcesPicker.tsx'

const writing = ['writeMore', 'intro', 'sectionIntro', 'continueOutline', 'talkingPoints', 'faq', 'conclusion'] as const
const rewriting = ['rephrase', 'shorten', 'extend', 'simplify'] as const

/** Everything that the assistant can be asked for; what it writes goes into the text as a suggestion. */
export function AssistPanel() {
  const t = useT(messages)
  return (
    <div className="flex flex-col gap-6">
      <OpenSuggestions />
      <WithoutModel before="assistText" />
      <OrderForm />
      <SourcesPicker />
      <AssistVoice />
      <section>
        <h2 className="mb-2 font-medium text-ink-3 text-xs">{t('groupWrite')}</h2>
        <div className="flex flex-col">
          {writing.map((kind) => (
            <AskRow key={kind} kind={kind} />
          ))}
        </div>
      </section>
      <section>
        <h2 className="font-medium text-ink-3 text-xs">{t('groupRewrite')}</h2>
        <p className="mb-2 text-ink-3 text-xs">{t('rewriteHint')}</p>
        <div className="flex flex-wrap gap-1.5">
          {rewriting.map((kind) => (
            <AskButton key={kind} kind={kind} />
          ))}
          <ToneMenu />
          <TranslateMenu />
        </div>
      </section>
    </div>
  )
}

function AssistVoice() {
  const { projectId } = useDesk()
  const { voice } = useAssist()
  const chosen = useObserved(voice)
  return (
    <VoiceChoice voice={chosen} projectId={projectId ?? undefined} size="sm" onChange={(next) => voice.set(next)} />
  )
}

function AskRow({ kind }: { kind: (typeof writing)[number] }) {
  const t = useT(messages)
  const { session } = useAssist()
  return (
    <Button
      look="quiet"
      className="justify-start px-2"
      icon={<AssistIcon kind={kind} />}
      onClick={() => void session.ask(kind)}
    >
      {t(kind)}
    </Button>
  )
}

function AskButton({ kind }: { kind: Extract<AssistKind, (typeof rewriting)[number]> }) {
  const t = useT(messages)
  const { session } = useAssist()
  return (
    <Button size="sm" onClick={() => void session.ask(kind)}>
      {t(kind)}
    </Button>
  )
}

function ToneMenu() {
  const t = useT(messages)
  const { session } = useAssist()
  return (
    <Menu
      trigger={
        <Button size="sm">
          {t('tone')}
          <ChevronDown size={13} aria-hidden="true" />
        </Button>
      }
    >
      {tones.map((tone) => (
        <MenuItem key={tone} onSelect={() => void session.ask('tone', { tone })}>
          {t(`tone${tone}`)}
        </MenuItem>
      ))}
    </Menu>
  )
}

function TranslateMenu() {
  const t = useT(messages)
  const { session } = useAssist()
  const languages = useLanguages()
  return (
    <Menu
      trigger={
        <Button size="sm" icon={<Languages size={15} aria-hidden="true" />}>
          {t('translate')}
        </Button>
      }
    >
      {languages.map((language) => (
        <MenuItem key={language} onSelect={() => void session.ask('translate', { to: language })}>
          {language}
        </MenuItem>
      ))}
    </Menu>
  )
}

function OrderForm() {
  const t = useT(messages)
  const { session } = useAssist()
  const [order, setOrder] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void session.ask('instruct', { order })
  }
  return (
    <form className="flex flex-col gap-2" onSubmit={handleSubmit}>
      <TextArea
        label={t('orderLabel')}
        hint={t('orderHint')}
        rows={2}
        value={order}
        placeholder={t('orderPlaceholder')}
        onChange={(event) => setOrder(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) handleSubmit(event)
        }}
      />
      <Button type="submit" look="primary" size="sm" className="self-end">
        {t('ask')}
      </Button>
    </form>
  )
}

// Suggestions stay in the text until somebody settles them, also over a reload and on other devices.
function OpenSuggestions() {
  const t = useT(messages)
  const { editor } = useDesk()
  const { session } = useAssist()
  const [first, ...others] = usePausedValue(openSuggestions)
  if (!first) return null
  return (
    <section className="flex flex-col gap-2 rounded-md border border-line p-3" aria-live="polite">
      <p className="text-sm">{t('open', { count: others.length + 1 })}</p>
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" onClick={() => editor.chain().setTextSelection(first.from).focus().scrollIntoView().run()}>
          {t('goTo')}
        </Button>
        <Button size="sm" onClick={() => session.acceptAll()}>
          {t('acceptAll')}
        </Button>
        <Button size="sm" look="quiet" onClick={() => session.refuseAll()}>
          {t('refuseAll')}
        </Button>
      </div>
    </section>
  )
}
