// What other areas may use to let a person switch open sources on where sources are missing. A door of its own: the shell
// must not load it.
export { OpenSourcesSwitch, useOpenSources } from './OpenSourcesSwitch.tsx'
