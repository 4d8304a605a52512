import { web as accounts } from '../../features/accounts/web/index.ts'
import { web as assets } from '../../features/assets/web/index.ts'
import { web as assistant } from '../../features/assistant/web/index.ts'
import { web as billing } from '../../features/billing/web/index.ts'
import { web as blogs } from '../../features/blogs/web/index.ts'
import { web as brandVoice } from '../../features/brand-voice/web/index.ts'
import { web as chat } from '../../features/chat/web/index.ts'
import { web as dashboard } from '../../features/dashboard/web/index.ts'
import { web as documentFiles } from '../../features/document-files/web/index.ts'
import { web as modelKeys } from '../../features/model-keys/web/index.ts'
import { web as modelRuns } from '../../features/model-runs/web/index.ts'
import { web as models } from '../../features/models/web/index.ts'
import { web as onboarding } from '../../features/onboarding/web/index.ts'
import { web as optimizer } from '../../features/optimizer/web/index.ts'
import { web as pluginSignIn } from '../../features/plugin-sign-in/web/index.ts'
import { web as projects } from '../../features/projects/web/index.ts'
import { web as repurpose } from '../../features/repurpose/web/index.ts'
import { web as sharing } from '../../features/sharing/web/index.ts'
import { web as templates } from '../../features/templates/web/index.ts'
import { web as tools } from '../../features/tools/web/index.ts'
import { web as workflows } from '../../features/workflows/web/index.ts'
import type { WebFeature } from '../../platform/web/plug-points.ts'

/** Every feature that has pages. */
export const features: readonly WebFeature[] = [
  accounts,
  assets,
  assistant,
  billing,
  blogs,
  brandVoice,
  chat,
  dashboard,
  documentFiles,
  modelKeys,
  modelRuns,
  models,
  onboarding,
  optimizer,
  pluginSignIn,
  projects,
  repurpose,
  sharing,
  tools,
  templates,
  workflows,
]
