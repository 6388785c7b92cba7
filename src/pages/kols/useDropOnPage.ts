import { useEffect } from 'react';

/** What was dropped: files, or a text that was dragged. */
export interface Dropped {
  files: readonly File[];
  text: string;
}

interface DropOptions {
  /** Told whether something is dragged over the page; the same function at every draw, as `onDrop`. */
  onOver: (isOver: boolean) => void;
  onDrop: (dropped: Dropped) => void;
}

/** Takes what is dropped anywhere on the page. Dropped beside a field, a file would be opened in place of the page. */
export function useDropOnPage({ onOver, onDrop }: DropOptions) {
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      onOver(true);
    };
    // Left for another part of the page, one is still over it.
    const leave = (event: DragEvent) => event.relatedTarget === null && onOver(false);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      onOver(false);
      if (event.dataTransfer !== null)
        onDrop({ files: [...event.dataTransfer.files], text: event.dataTransfer.getData('text') });
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, [onOver, onDrop]);
}
