import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ParamPattern, parseSync, Visitor } from 'oxc-parser'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ROOTS = ['engines', 'features', 'platform', 'app', 'test-kit', 'scripts', 'e2e', 'bench']

/** A file of ours that a file imports. */
export interface Import {
  path: string
  /** The import vanishes with the types. */
  isType: boolean
  /** `import('…')`: loaded when it is needed. */
  isLazy: boolean
}

/** One file's place and what it uses. */
export interface Source {
  path: string
  lines: number
  isTest: boolean
  ours: Import[]
  packages: string[]
  callsBareFetch: boolean
  readsEnvironment: boolean
  writesSql: boolean
  /** A function takes an owner's id rather than whoever acts. */
  takesOwnerId: boolean
}

/** Every source file of the repository, parsed. */
export function readSources(): Source[] {
  return ROOTS.flatMap((root) => filesIn(join(ROOT, root))).map(read)
}

function filesIn(dir: string): string[] {
  if (!existsSync(dir)) return []
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name)
    if (statSync(path).isDirectory()) return name === 'node_modules' ? [] : filesIn(path)
    return /\.(ts|tsx|mjs)$/.test(name) && !name.endsWith('.d.ts') ? [path] : []
  })
}

function read(absolute: string): Source {
  const path = relative(ROOT, absolute)
  const text = readFileSync(absolute, 'utf8')
  const found = usesOf(path, text)
  const isOurs = (name: string) => name.startsWith('.')
  return {
    path,
    lines: text.split('\n').length - 1,
    isTest: /\.(test|fixture)\.tsx?$/.test(path) || /^(test-kit|e2e|bench)\//.test(path),
    ours: found.imports
      .filter(({ path: name }) => isOurs(name))
      .map((one) => ({ ...one, path: relative(ROOT, resolve(dirname(absolute), one.path)) })),
    packages: found.imports
      .map(({ path: name }) => name)
      .filter((name) => !isOurs(name) && !name.startsWith('virtual:')),
    callsBareFetch: found.callsFetch && !found.bindsFetch,
    readsEnvironment: found.readsEnvironment,
    writesSql: found.writesSql,
    takesOwnerId: found.takesOwnerId,
  }
}

/** What the code of a file imports, calls and reads. */
export function usesOf(path: string, text: string) {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const found = {
    imports: [] as Import[],
    callsFetch: false,
    /** The file has a `fetch` of its own: a parameter, a variable, a function. */
    bindsFetch: false,
    readsEnvironment: false,
    writesSql: false,
    takesOwnerId: false,
  }
  const add = (path: string, isType: boolean, isLazy = false) => found.imports.push({ path, isType, isLazy })
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const areTypes =
        specifiers.length > 0 && specifiers.every((one) => 'importKind' in one && one.importKind === 'type')
      add(source.value, importKind === 'type' || areTypes)
    },
    ExportAllDeclaration: ({ source, exportKind }) => void add(source.value, exportKind === 'type'),
    ExportNamedDeclaration({ source, exportKind, specifiers }) {
      const areTypes = specifiers.length > 0 && specifiers.every((one) => one.exportKind === 'type')
      if (source) add(source.value, exportKind === 'type' || areTypes)
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false, true)
    },
    TSImportType: ({ source }) => void add(source.value, true),
    CallExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'fetch') found.callsFetch = true
    },
    VariableDeclarator({ id }) {
      if (bindsFetch(id)) found.bindsFetch = true
    },
    FunctionDeclaration({ params, id }) {
      if (id?.name === 'fetch' || params.some(bindsFetch)) found.bindsFetch = true
      if (params.some((one) => one.type === 'Identifier' && one.name === 'ownerId')) found.takesOwnerId = true
    },
    FunctionExpression({ params }) {
      if (params.some(bindsFetch)) found.bindsFetch = true
    },
    ArrowFunctionExpression({ params }) {
      if (params.some(bindsFetch)) found.bindsFetch = true
    },
    MemberExpression({ object, property }) {
      const names = object.type === 'Identifier' && property.type === 'Identifier' ? [object.name, property.name] : []
      if (names.join('.') === 'process.env') found.readsEnvironment = true
    },
    TaggedTemplateExpression({ tag }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') found.writesSql = true
    },
  }).visit(program)
  return found
}

/** Whether a pattern binds the name `fetch`: `fetch`, `{ fetch }`, `{ fetch = other }`, `[fetch]`, `...fetch`. */
function bindsFetch(pattern: ParamPattern): boolean {
  switch (pattern.type) {
    case 'Identifier':
      return pattern.name === 'fetch'
    case 'AssignmentPattern':
      return bindsFetch(pattern.left)
    case 'RestElement':
      return bindsFetch(pattern.argument)
    case 'ArrayPattern':
      return pattern.elements.some((element) => element !== null && bindsFetch(element))
    case 'ObjectPattern':
      return pattern.properties.some((one) => bindsFetch(one.type === 'Property' ? one.value : one.argument))
    default:
      return false
  }
}
