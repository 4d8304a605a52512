import type { Assistant, AssistantState } from './assistant.ts'
import { useDesk } from './desk.ts'
import { useObserved } from './observable.ts'

/** Whether somebody writes for the person right now; `idle` where nobody ever does. */
export function useAssistantState(): AssistantState {
  const assistant = useObserved(useDesk().assistant)
  return useObserved(assistant?.state ?? nobody)
}

const nobody: Assistant['state'] = { get: () => 'idle', subscribe: () => () => undefined }
