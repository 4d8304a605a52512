import type { ReactNode } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Section } from '../../../platform/web/ui/Page.tsx'
import type { WholeModelRunShape } from '../contract.ts'
import { messages } from './messages.ts'

/** The prompt in its parts, each folded until somebody wants to read it. */
export function WhatWasAsked({ run }: { run: WholeModelRunShape }) {
  const t = useT(messages)
  const temperature = run.temperature === null ? t('usualTemperature') : String(run.temperature)
  return (
    <Section title={t('asked')}>
      <div className="divide-y divide-line border-line border-y">
        <Part title={t('system')}>
          <Words text={run.system} />
        </Part>
        <Part title={t('prompt')}>
          <Words text={run.prompt} />
        </Part>
        {run.quoted.length > 0 ? (
          <Part title={t('quoted', { count: run.quoted.length })}>
            {run.quoted.map(({ label, title, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the quoted texts of a run never change
              <section key={at} className="mb-4">
                <h3 className="font-medium text-sm">{title ? `${label}: ${title}` : label}</h3>
                <Words text={text} />
              </section>
            ))}
          </Part>
        ) : null}
        {run.task ? (
          <Part title={t('task')}>
            <Words text={run.task} />
          </Part>
        ) : null}
        <Part title={t('settings')}>
          <p className="text-sm">{t('settingsText', { tokens: run.max_output_tokens, temperature })}</p>
        </Part>
      </div>
    </Section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="py-2">
      <summary className="cursor-pointer py-1 font-medium text-sm">{title}</summary>
      <div className="pt-1 pb-2">{children}</div>
    </details>
  )
}

function Words({ text }: { text: string }) {
  return (
    <p dir="auto" className="whitespace-pre-wrap break-words text-ink-2 text-sm">
      {text}
    </p>
  )
}
