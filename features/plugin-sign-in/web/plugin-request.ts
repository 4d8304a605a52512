const fields = ['callback_url', 'code_challenge', 'code_challenge_method', 'scope', 'state'] as const

/** What a plugin asks for, in the words of the address. */
export type PluginRequest = Partial<Record<(typeof fields)[number], string>>

/** The plugin's request in an address, without whatever else is there. */
export function requestIn(address: Readonly<Record<string, string>>): PluginRequest {
  return Object.fromEntries(fields.flatMap((name) => (address[name] === undefined ? [] : [[name, address[name]]])))
}
