/** How every link back looks, whether it goes to a fixed place or where the student came from. */
export const backLinkLook =
  'touch-target -ms-1 inline-flex items-center gap-1.5 rounded-md px-1 py-1 font-medium text-muted-foreground text-sm hover:text-foreground print:hidden'
