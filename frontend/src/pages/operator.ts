/** Address of this deployment, empty if it has none. Set by the build. */
export const contactEmail: string = import.meta.env.VITE_CONTACT_EMAIL ?? '';

/** Name of who runs this deployment, empty if it names nobody. Set by the build. */
export const operator: string = import.meta.env.VITE_OPERATOR ?? '';
