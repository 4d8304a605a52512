/** Counts a visit of a page by its pattern; loads after the first page has shown. */
export const reportVisit = (page: string) => import('./report-visit.ts').then((m) => m.reportVisit(page))
