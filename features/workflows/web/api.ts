import type { z } from 'zod'
import { apiClient } from '../../../platform/web/api/client.ts'
import { assetsContract } from '../../assets/contract.ts'
import {
  type Fact,
  type FoundPage,
  type Headline,
  type Keyword,
  type Outline,
  type Question,
  type Section,
  type SourcePassage,
  type Workflow,
  type WorkflowChange,
  type WorkflowSummary,
  workflowsContract,
} from '../contract.ts'

export const assetsApi = apiClient(assetsContract, 'assets')
export const workflowsApi = apiClient(workflowsContract, 'workflows')

export type WorkflowView = z.output<typeof Workflow>
export type WorkflowSummaryView = z.output<typeof WorkflowSummary>
export type QuestionView = z.output<typeof Question>
export type FactView = z.output<typeof Fact>
/** Words of a source, and where they are. */
export type FoundView = Omit<FactView, 'id' | 'text' | 'defines' | 'chosen' | 'excluded'>
export type KeywordView = z.output<typeof Keyword>
export type FoundPageView = z.output<typeof FoundPage>
export type HeadlineView = z.output<typeof Headline>
export type OutlineView = z.output<typeof Outline>
export type SourcePassageView = z.output<typeof SourcePassage>
export type SectionView = z.output<typeof Section>

/** What a page may save of a workflow; id and version are added when it is sent. */
export type Edit = Omit<z.input<typeof WorkflowChange>, 'id' | 'version'>
export type SectionPlan = NonNullable<Edit['sections']>[number]
