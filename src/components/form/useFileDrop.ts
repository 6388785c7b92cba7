import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Accepts files that are dropped anywhere on the page; otherwise the browser would open them. Dragged text is left to the
 * browser, which inserts it into the field.
 * @returns true while a file is dragged over the page
 */
export function useFileDrop(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const onDroppedFiles = useEffectEvent(onFiles);
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    };
    // Moving to another element is not a leave.
    const leave = (event: DragEvent) => event.relatedTarget === null && setIsOver(false);
    const drop = (event: DragEvent) => {
      setIsOver(false);
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onDroppedFiles(files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
    };
  }, []);
  return isOver;
}
