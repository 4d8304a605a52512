import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { CircleUserRound, Folder, Keyboard, type LucideIcon, SunMoon } from 'lucide-react'
import { useAppearance } from '../../../features/accounts/web/index.ts'
import { useFlags } from '../../../platform/web/flags/flags.ts'
import { usePhrases, useT } from '../../../platform/web/i18n/use-t.ts'
import { useMay } from '../../../platform/web/session/may.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { features } from '../features.ts'
import { help } from '../shell/open-parts.ts'
import { messages } from './messages.ts'
import { likeness } from './ranking.ts'

/** One line of the palette. */
export interface Choice {
  id: string
  group: string
  icon: LucideIcon
  label: string
  /** A second line: the words around a match. */
  excerpt?: string
  alsoFoundBy?: string
  keys?: string
  run: () => unknown
}

/** Pages, commands, projects and settings that fit the words, best first within their groups. */
export function useFixedChoices(words: string): Choice[] {
  const pages = usePages()
  const commands = useCommands()
  const projects = useProjects()
  const settings = useSettings()
  const unasked = words.trim() === ''
  const all = unasked
    ? [...pages.filter(({ icon }) => icon !== CircleUserRound), ...commands]
    : [...pages, ...commands, ...projects, ...settings]
  const ranked = all
    .map((choice) => ({ choice, score: likeness(words, choice.label, choice.alsoFoundBy) }))
    .filter(({ score }) => score > 0)
  const groups = [...new Set(all.map(({ group }) => group))]
  const best = (group: string) =>
    Math.max(0, ...ranked.filter(({ choice }) => choice.group === group).map(({ score }) => score))
  const order = unasked ? groups : groups.sort((a, b) => best(b) - best(a))
  return order.flatMap((group) =>
    ranked
      .filter(({ choice }) => choice.group === group)
      .sort((a, b) => b.score - a.score)
      .map(({ choice }) => choice),
  )
}

function usePages(): Choice[] {
  const t = useT(messages)
  const say = usePhrases()
  const flags = useFlags()
  const navigate = useNavigate()
  return features
    .flatMap((feature) => feature.navigation ?? [])
    .filter(({ flag }) => !flag || flags.state(flag) !== 'NOT_ALLOWED')
    .sort((a, b) => Number(a.group === 'account') - Number(b.group === 'account') || a.order - b.order)
    .map(({ path, label, icon, group }) => ({
      id: path,
      group: t('pages'),
      icon: group === 'account' ? CircleUserRound : icon,
      label: say(label),
      alsoFoundBy: group === 'account' ? t('account') : '',
      run: () => navigate({ to: path }),
    }))
}

function useCommands(): Choice[] {
  const t = useT(messages)
  const say = usePhrases()
  const flags = useFlags()
  const may = useMay()
  const navigate = useNavigate()
  const queries = useQueryClient()
  return features
    .flatMap((feature) => feature.commands ?? [])
    .filter(({ flag, may: needed }) => may(needed) && (!flag || flags.state(flag) !== 'NOT_ALLOWED'))
    .map(({ id, icon, label, alsoFoundBy, keys, run }) => ({
      id,
      group: t('commands'),
      icon,
      label: say(label),
      alsoFoundBy: alsoFoundBy ? say(alsoFoundBy) : '',
      keys,
      run: () => run({ queries, go: (path) => void navigate({ href: path }) }),
    }))
}

function useProjects(): Choice[] {
  const t = useT(messages)
  const { project, projects, choose } = useActiveProject()
  return projects
    .filter(({ id }) => id !== project?.id)
    .map(({ id, name }) => ({
      id: `project-${id}`,
      group: t('projects'),
      icon: Folder,
      label: name,
      run: () => choose(id),
    }))
}

function useSettings(): Choice[] {
  const t = useT(messages)
  const [theme, choose] = useAppearance()
  const themes = (['system', 'light', 'dark'] as const).filter((other) => other !== theme)
  return [
    ...themes.map((other) => ({
      id: `theme-${other}`,
      group: t('commands'),
      icon: SunMoon,
      label: t('theme', { theme: t(other) }),
      run: () => choose(other),
    })),
    { id: 'help', group: t('commands'), icon: Keyboard, label: t('help'), keys: '?', run: help.open },
  ]
}
