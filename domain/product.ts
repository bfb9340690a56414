/** The product's name, everywhere it is shown (D1). */
export const PRODUCT_NAME = 'Ilm Study'

/** Ilm's name (D1). */
export const ILM_NAME = 'Ilm'

/** Where students write when they need a person: password resets, more chat time (FGT-02, D1). The one setting for it. */
export const SUPPORT_EMAIL = 'support@ilmstudy.ca'
