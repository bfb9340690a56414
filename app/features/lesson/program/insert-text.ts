/**
 * Puts a text where the student is writing, in place of what is selected. The field then has the focus, tells of it as of typing, and the
 * browser can take it back.
 */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  // the one way into the browser's own undo, and in every browser, though standards call it obsolete
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
