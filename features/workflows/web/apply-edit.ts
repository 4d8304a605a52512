import type { Edit, WorkflowView } from './api.ts'

/** The workflow as it will be once an edit is saved, so that the page shows it at once. */
export function applyEdit(workflow: WorkflowView, edit: Edit): WorkflowView {
  const { research, headlines } = workflow
  return {
    ...workflow,
    topic: edit.topic ?? workflow.topic,
    language: edit.language ?? workflow.language,
    country: edit.country ?? workflow.country,
    brief: { ...workflow.brief, ...edit.brief },
    brand_voice_id: edit.brand_voice_id === undefined ? workflow.brand_voice_id : edit.brand_voice_id,
    asset_ids: edit.asset_ids ?? workflow.asset_ids,
    research: {
      ...research,
      viewpoints: edit.viewpoints?.map((text) => ({ text, searches: [], searched: false })) ?? research.viewpoints,
      questions: chosen(research.questions, edit.questions),
      facts: chosen(research.facts, edit.facts),
      disagreements: chosen(research.disagreements, edit.disagreements),
      keywords: chosen(research.keywords, edit.keywords),
      pages: research.pages.map((page) => ({
        ...page,
        chosen: edit.pages?.find(({ url }) => url === page.url)?.chosen ?? page.chosen,
      })),
      context: edit.context ?? research.context,
      out_of_scope: edit.out_of_scope ?? research.out_of_scope,
    },
    headlines: {
      ...headlines,
      text: edit.headline ?? headlines.text,
      list: headlines.list.map((headline) => ({
        ...headline,
        saved: edit.saved_headlines?.find(({ id }) => id === headline.id)?.saved ?? headline.saved,
      })),
    },
  }
}

function chosen<Thing extends { id: string; chosen: boolean }>(
  things: Thing[],
  choices: ReadonlyArray<{ id: string; chosen: boolean }> = [],
): Thing[] {
  if (!choices.length) return things
  const byId = new Map(choices.map((choice) => [choice.id, choice.chosen]))
  return things.map((thing) => ({ ...thing, chosen: byId.get(thing.id) ?? thing.chosen }))
}
