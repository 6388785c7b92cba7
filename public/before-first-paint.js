// Runs before the first paint, while the program is loading. It is a file because the content security policy forbids inline scripts.

// Sets the color scheme.
(() => {
  let mode = null;
  try {
    mode = localStorage.getItem('kol-desk.color-scheme');
  } catch {
    // The browser forbids storage.
  }
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  const scheme = isDark ? 'dark' : 'light';
  document.documentElement.classList.add(scheme);
  // The browser's own page color, until the app's style sheets are there.
  document.querySelector('meta[name=color-scheme]').content = scheme;
})();

// The first formatters of a page load the browser's data of all languages and time zones (75 ms on a phone). Now the processor has time
// for it.
new Intl.NumberFormat();
new Intl.DateTimeFormat();
