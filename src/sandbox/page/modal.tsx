/** A dialog over the page: the browser keeps the focus inside, Escape closes it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

export function Modal({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ComponentChildren;
}) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (element.current && !element.current.open) element.current.showModal();
  }, []);
  return (
    <dialog ref={element} aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  );
}
