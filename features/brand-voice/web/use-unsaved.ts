import { useState } from 'react'

/** Whether a form holds what is not saved. `watch` is the form’s `ref`; `settle` says that it was saved as it is. */
export function useUnsaved() {
  const [unsaved] = useState(unsavedForm)
  return unsaved
}

function unsavedForm() {
  let form: HTMLFormElement | null = null
  let before: string | null = null
  // what it held when somebody came to it: a select fills its field only after it was drawn
  const remember = () => {
    if (form) before ??= valuesIn(form)
  }
  return {
    watch(drawn: HTMLFormElement | null) {
      form = drawn
      before = null
      drawn?.addEventListener('focusin', remember)
      drawn?.addEventListener('pointerdown', remember)
    },
    settle() {
      if (form) before = valuesIn(form)
    },
    isUnsaved: () => form !== null && before !== null && valuesIn(form) !== before,
  }
}

function valuesIn(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}
