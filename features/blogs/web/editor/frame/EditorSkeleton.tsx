import { Skeleton } from '../../../../../platform/web/ui/Skeleton.tsx'

/** A page of text that is loading. */
export function EditorSkeleton() {
  return (
    <div data-fills-phone="" className="mx-auto flex w-full max-w-(--container-measure) flex-col gap-5 px-6 pt-20">
      <Skeleton className="h-10 w-3/4" />
      {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
        <Skeleton key={line} className={`h-5 ${width}`} />
      ))}
    </div>
  )
}
