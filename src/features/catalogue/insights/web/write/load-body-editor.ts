/** Loads the editor of an insight's text, for forms of other features. */
export const loadBodyEditor = async () => (await import('./lazy-editor.tsx')).LazyEditor;
