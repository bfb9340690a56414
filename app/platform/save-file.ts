/** Hands the student a file to keep. In the browser only. */
export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // the browser has taken hold of it by the next turn
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
