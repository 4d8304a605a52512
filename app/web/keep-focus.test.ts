// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { keepFocus } from './keep-focus.ts'

beforeAll(() => keepFocus(document))

beforeEach(async () => {
  document.body.innerHTML = `<main tabindex="-1" id="main"><ul>
    <li id="one"><button>Delete one</button></li><li id="two"><button>Delete two</button></li>
  </ul><p><button id="start">Start</button></p></main>`
  await afterwards()
})

const focusOf = (selector: string) => document.querySelector<HTMLElement>(`${selector}`)?.focus()
const focusIsOn = (id: string) => vi.waitFor(() => expect(document.activeElement?.id).toBe(id))
/** Longer than the focus takes to move where it does; what stays put cannot be waited for. */
const afterwards = () => new Promise((resolve) => setTimeout(resolve, 20))

test('when a row is deleted the focus goes to the row in its place, and from the last one to the row before', async () => {
  focusOf('#one button')
  document.querySelector('#one')?.remove()
  await focusIsOn('two')
  document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li id="three"><button>Delete three</button></li>')
  focusOf('#three button')
  document.querySelector('#three')?.remove()
  await focusIsOn('two')
})

test('when a control goes away the focus stays in its row, or in its part of the page', async () => {
  focusOf('#two button')
  document.querySelector('#two button')?.remove()
  await focusIsOn('two')
  focusOf('#start')
  document.querySelector('#start')?.replaceWith('Started')
  await focusIsOn('main')
})

test('a dialog whose opener is gone gives the focus to the part of the page that held it', async () => {
  focusOf('#start')
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog" id="dialog"><input id="name"></div>')
  focusOf('#name')
  document.querySelector('#start')?.remove()
  document.querySelector('#dialog')?.remove()
  await focusIsOn('main')
})

test('a focus that is given on is left where it is', async () => {
  focusOf('#one button')
  document.querySelector('#one')?.remove()
  focusOf('#start')
  await afterwards()
  expect(document.activeElement?.id).toBe('start')
})
