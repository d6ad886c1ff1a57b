const en = {
  label: 'Your car (optional)',
  hint: 'Enter make and model, such as Ford F-150. The name fills in the fields below. We do not store it.',
  unknown: (name: string) => `We have no “${name}”. Fill in the price, body and fuel below.`,
  choose: (names: string) => `Choose your car: ${names}.`,
  notLoaded: 'The names could not be loaded. Fill in the price, body and fuel below.',
  sold: (name: string, first: number, last: number | undefined) =>
    last === undefined
      ? `${name} has been sold since the model year ${first}. Check the year.`
      : `${name} was sold in the model years ${first} to ${last}. Check the year.`,
  usedPrice: (name: string, price: string) =>
    `${name} cost about $${price} when it was new. Do not enter what you paid for it used.`,
  askFuel: 'This car was sold with several fuels: choose yours.',
  earlierClass: (name: string) =>
    `Your earlier estimate used the car class “${name}”. Your own car gives a better estimate: enter its name, or its price, body and fuel.`,
};

const es: typeof en = {
  label: 'Su auto (opcional)',
  hint: 'Escriba la marca y el modelo, como Ford F-150. El nombre llena los campos de abajo. No lo guardamos.',
  unknown: (name) => `No tenemos “${name}”. Llene abajo el precio, la carrocería y el combustible.`,
  choose: (names) => `Elija su auto: ${names}.`,
  notLoaded: 'No se pudieron cargar los nombres. Llene abajo el precio, la carrocería y el combustible.',
  sold: (name, first, last) =>
    last === undefined
      ? `El ${name} se vende desde el año de modelo ${first}. Revise el año.`
      : `El ${name} se vendió en los años de modelo ${first} a ${last}. Revise el año.`,
  usedPrice: (name, price) =>
    `El ${name} costaba unos $${price} cuando era nuevo. No escriba lo que pagó usado.`,
  askFuel: 'Este auto se vendió con varios combustibles: elija el suyo.',
  earlierClass: (name) =>
    `Su estimado anterior usó la categoría “${name}”. Con su propio auto el estimado es mejor: escriba su nombre, o su precio, carrocería y combustible.`,
};

/** Texts of the car that is chosen by its name. */
export const namedCarTexts = globalThis.premiaLanguage === 'es' ? es : en;
