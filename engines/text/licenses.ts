/** The name of a Creative Commons license or dedication by its address; undefined for any other terms. */
export function licenseNameOf(url: string): string | undefined {
  const [, kind, elements, version] =
    /^https?:\/\/(?:www\.)?creativecommons\.org\/(licenses|publicdomain)\/([a-z-]+)(?:\/(\d\.\d))?/i.exec(url) ?? []
  if (!kind || !elements) return undefined
  if (kind.toLowerCase() === 'licenses') return ['CC', elements.toUpperCase(), version].filter(Boolean).join(' ')
  return elements.toLowerCase() === 'zero' ? ['CC0', version].filter(Boolean).join(' ') : 'Public domain'
}

/** Whether a text that copies words under this license has to carry the same license. */
export function isShareAlike(license: string | null): boolean {
  return /\bSA\b/.test(license ?? '')
}

/** Whether the terms let anybody read and pass on the whole work. */
export function isOpenLicense(license: string | null): boolean {
  return /^(CC|Public domain)/.test(license ?? '')
}
