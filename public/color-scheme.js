// Sets the colour scheme before the first paint. It is a file because the content security policy forbids inline scripts.
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
  // The browser's own page colour, until the app's style sheets are there.
  document.querySelector('meta[name=color-scheme]').content = scheme;
})();
