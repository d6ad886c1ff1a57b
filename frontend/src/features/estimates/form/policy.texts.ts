const en = {
  add: { drivers: '+ Driver', cars: '+ Car' },
  most: {
    drivers: 'A policy here has at most five drivers.',
    cars: 'A policy here has at most four cars.',
  },
  oneCar:
    'With a second driver we price the whole policy. Households with one car pay more for it, so it costs about 14% more than this estimate.',
  failed: 'Failed to load the other drivers and cars',
  names: {
    drivers: (number: number) => `Driver ${number}`,
    cars: (number: number) => `Car ${number}`,
  },
  remove: {
    drivers: (number: number) => `Remove driver ${number}`,
    cars: (number: number) => `Remove car ${number}`,
  },
  labels: {
    driver_age: 'Age',
    driving_experience: 'Years driving',
    prv_accident: 'Accidents',
    violations: 'Tickets and DUI',
    car_mfg_year: 'Model year',
  },
  carName: 'Make and model (optional)',
  loan: 'Loan or lease?',
  remember: 'Remember these drivers and cars on this device',
  keep: 'Save these drivers and cars with this estimate? Without them it will show the first driver and car alone.',
  lineName: 'Prices so far',
  month: (cars: number) => (cars === 1 ? 'a month for the policy' : `a month for ${cars} cars`),
};

const es: typeof en = {
  add: { drivers: '+ Conductor', cars: '+ Auto' },
  most: {
    drivers: 'Aquí una póliza tiene cinco conductores como máximo.',
    cars: 'Aquí una póliza tiene cuatro autos como máximo.',
  },
  oneCar:
    'Con otro conductor calculamos toda la póliza. Los hogares con un solo auto pagan más por él: cuesta cerca de un 14% más que este estimado.',
  failed: 'No se pudieron cargar los demás conductores y autos',
  names: {
    drivers: (number) => `Conductor ${number}`,
    cars: (number) => `Auto ${number}`,
  },
  remove: {
    drivers: (number) => `Quitar al conductor ${number}`,
    cars: (number) => `Quitar el auto ${number}`,
  },
  labels: {
    driver_age: 'Edad',
    driving_experience: 'Años de manejo',
    prv_accident: 'Accidentes',
    violations: 'Multas y DUI',
    car_mfg_year: 'Año del modelo',
  },
  carName: 'Marca y modelo (opcional)',
  loan: '¿Préstamo o arrendamiento?',
  remember: 'Recordar estos conductores y autos en este dispositivo',
  keep: '¿Guardar estos conductores y autos con este estimado? Sin ellos mostrará solo el primer conductor y el primer auto.',
  lineName: 'Precios hasta ahora',
  month: (cars) => (cars === 1 ? 'al mes por la póliza' : `al mes por ${cars} autos`),
};

/** Texts of the drivers and cars of a policy in the form. */
export const policyTexts = globalThis.premiaLanguage === 'es' ? es : en;
