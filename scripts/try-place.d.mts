/** Why a server cannot begin here, as a sentence; null where its port is free and its folder can be written. */
export function whyNotHere(
  settings: Partial<Record<'HOST' | 'PORT' | 'DATA_DIR' | 'DATABASE_URL' | 'S3_ENDPOINT', string | number | undefined>>,
): Promise<string | null>
/** What an error of listening means for whoever starts the server; null when it is none. */
export function whyNotListening(error: unknown, host: string, port: string | number): string | null
