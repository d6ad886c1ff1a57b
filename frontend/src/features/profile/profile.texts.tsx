const en = {
  title: 'Profile',
  failed: 'Failed to load profile data',
  sessionsFailed: 'Your sessions could not be loaded',
  email: 'Email',
  memberSince: 'Member since',
  phone: 'Phone',
  personal: 'Personal Information',
  edit: 'Edit',
  firstName: 'First Name',
  lastName: 'Last Name',
  phoneNumber: 'Phone Number',
  emailHint: "You can't change the email address.",
  save: 'Save Changes',
  updated: 'Profile updated successfully!',
  updateFailed: 'An error occurred while updating profile',
};

const es: typeof en = {
  title: 'Perfil',
  failed: 'No se pudieron cargar los datos del perfil',
  sessionsFailed: 'No se pudieron cargar las sesiones',
  email: 'Correo electrónico',
  memberSince: 'Cuenta creada',
  phone: 'Teléfono',
  personal: 'Información personal',
  edit: 'Editar',
  firstName: 'Nombre',
  lastName: 'Apellidos',
  phoneNumber: 'Número de teléfono',
  emailHint: 'El correo electrónico no se puede cambiar.',
  save: 'Guardar cambios',
  updated: '¡El perfil se actualizó correctamente!',
  updateFailed: 'Hubo un error al actualizar el perfil',
};

export const profileTexts = globalThis.premiaLanguage === 'es' ? es : en;
