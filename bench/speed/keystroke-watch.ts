import type { KeyFigures } from './keystroke-figures.ts'

declare global {
  interface Window {
    keyWatch: { reset(): void; read(): KeyFigures }
  }
}

/** Runs in the page before anything else: times the handlers of every key and what the next frame does. */
export function watchKeys(): void {
  const script: number[] = []
  const frame: number[] = []
  const toFrame: number[] = []
  const late: number[] = []
  const waited: number[] = []
  let spent = 0
  let from = 0
  let pressedAt = 0
  let inFrame = 0
  let isWaiting = false
  const begin = () => {
    from = performance.now()
  }
  const end = () => {
    spent += performance.now() - from
  }
  // The first listener and the last one: what runs between them is script, also what a change to the page sets off.
  for (const name of ['keydown', 'keypress', 'beforeinput', 'input', 'keyup']) {
    window.addEventListener(name, begin, true)
    window.addEventListener(name, end)
  }
  window.addEventListener(
    'keydown',
    (event) => {
      pressedAt = performance.now()
      waited.push(pressedAt - event.timeStamp)
      spent = 0
    },
    true,
  )
  window.addEventListener('input', () => {
    queueMicrotask(() => {
      spent += 0
      script.push(spent)
      isWaiting = true
      inFrame = 0
    })
  })
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      const start = performance.now()
      callback(time)
      inFrame += performance.now() - start
    })
  let last = 0
  const everyFrame = (time: number) => {
    if (last > 0 && time - last > 25) late.push(time - last)
    last = time
    request(everyFrame)
    if (!isWaiting) return
    isWaiting = false
    const channel = new MessageChannel()
    channel.port1.onmessage = () => {
      toFrame.push(performance.now() - pressedAt)
      frame.push(inFrame)
    }
    channel.port2.postMessage(0)
  }
  request(everyFrame)
  window.keyWatch = {
    reset: () => {
      for (const list of [script, frame, toFrame, late, waited]) list.length = 0
    },
    read: () => ({
      script,
      frame,
      toFrame,
      late,
      waited,
      marks: document.querySelectorAll('.evidence-mark').length,
      nodes: document.querySelectorAll('.doc *').length,
    }),
  }
}
