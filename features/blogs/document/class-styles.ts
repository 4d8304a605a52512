const meaningful = /(?:^|;)\s*((?:font-weight|font-style|text-decoration(?:-line)?|vertical-align)\s*:[^;{}]+)/g

/**
 * Writes the weights and slants that a page's own style sheet gives to single classes (`.c1{font-weight:700}`, as Google
 * Docs exports them) into the elements, where the schema reads them. All other style is left behind.
 */
export function inlineClassStyles(html: string, root: HTMLElement): void {
  for (const [selector, style] of classRules(html)) {
    for (const element of root.getElementsByClassName(selector)) {
      element.setAttribute('style', [style, element.getAttribute('style')].filter(Boolean).join(';'))
    }
  }
}

function classRules(html: string): [string, string][] {
  const sheets = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi)].map((sheet) => sheet[1] ?? '').join('\n')
  return [...sheets.matchAll(/(?<=^|[}\s,])\.([\w-]+)\s*\{([^{}]*)\}/g)].flatMap(([, name, body]) => {
    const style = [...(body ?? '').matchAll(meaningful)].map((rule) => rule[1]).join(';')
    return name && style ? [[name, style] satisfies [string, string]] : []
  })
}
