/** The file of the box that is opened by the id with the product's name. */
export const LOGIN_BOX_FILE = 'product-login'

/** The id of the login box, which has the name of the site in it: `vesper-login` (MOD-017). */
export const loginBoxId = (platform: string): `${string}-login` => `${platform.toLowerCase()}-login`
