/** Where what had the keyboard is gone when the page is drawn next, it goes on elsewhere. */
export function goOnAt(find: () => HTMLElement | null | undefined, options?: FocusOptions) {
  requestAnimationFrame(() => {
    if (document.activeElement === null || document.activeElement === document.body) find()?.focus(options);
  });
}
