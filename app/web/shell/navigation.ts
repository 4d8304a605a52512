import { useFlags } from '../../../platform/web/flags/flags.ts'
import type { NavigationEntry } from '../../../platform/web/plug-points.ts'
import { features } from '../features.ts'

const all = features.flatMap((feature) => feature.navigation ?? []).sort((a, b) => a.order - b.order)

/** The lines of the rail (or of one of its groups) that this person may see. */
export function useNavigation(group?: NavigationEntry['group']): readonly NavigationEntry[] {
  const flags = useFlags()
  // While flags load, everything is shown: a line that comes late would make the others jump.
  return all.filter((entry) => entry.group === group && (!entry.flag || flags.state(entry.flag) !== 'NOT_ALLOWED'))
}
