import type { Translation } from '../translation.ts';

export const views: Translation['views'] = {
  title: 'Gespeicherte Ansichten',
  help: 'Eine Ansicht umfasst Filter, Sortierung und Spalten unter einem Namen. Sie bleibt in diesem Browser.',
  none: 'Noch keine gespeicherten Ansichten.',
  name: 'Name der Ansicht',
  save: 'Speichern',
  saveAs: 'Liste in ihrem jetzigen Zustand speichern',
  open: (name) => `${name} öffnen`,
  opensWithTable: 'Wird mit der Tabelle geöffnet',
  makeDefault: (name) => `${name} mit der Tabelle öffnen`,
  rename: 'Umbenennen',
  renameOf: (name) => `${name} umbenennen`,
  delete: 'Löschen',
  deleteOf: (name) => `${name} löschen`,
  deleted: (name) => `„${name}“ wurde gelöscht.`,
  undo: 'Rückgängig',
  close: 'Schließen',
};
