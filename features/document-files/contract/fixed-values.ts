// Values that pages need at run time, apart from the schemas so that pages do not load those.

/** Largest file that is imported, in bytes. */
export const MAX_IMPORT_BYTES = 25 * 1024 * 1024

/** Formats in which a blog leaves, as the last part of `/api/blogs/{id}/export/{format}`. `print` is a page for the print dialog. */
export const exportFormats = ['html', 'md', 'docx', 'doc', 'pages', 'pdf', 'print'] as const
export type ExportFormat = (typeof exportFormats)[number]
