import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['support'] = {
  help: {
    title: 'Ayuda',
    lead: 'Respuestas a lo que más se pregunta. ¿No está tu pregunta? Escríbenos.',
    contact: 'Escríbenos',
    search: 'Buscar en las respuestas',
    clear: 'Borrar',
    found_one: '{{count}} respuesta',
    found_other: '{{count}} respuestas',
    none: 'Ninguna respuesta',
    noneText: 'Prueba con otra palabra o escríbenos.',
    more: '¿No está resuelto? Escríbenos',
    topics: {
      chats: 'Chats y shows',
      money: 'Monedas y pagos',
      watching: 'Vídeos, TV y mediateca',
      account: 'Cuenta',
      safety: 'Seguridad y discreción',
    },
    answers: {
      password: {
        title: 'He olvidado mi contraseña',
        text: 'Abre «Entrar» y elige «¿Has olvidado tu contraseña?». Te enviamos un enlace para establecer una nueva. Vale una sola vez, durante una hora. Si no llega nada, mira en el correo no deseado y comprueba la dirección.',
      },
      costs: {
        title: '¿Cuánto cuestan los chats, los mensajes y los vídeos?',
        text: 'Todo cuesta monedas y siempre ves el precio antes de pagar. Un euro son cuatro monedas (VXC). Los chats se cobran por segundos; en la sala puedes poner un tope en el que terminan solos.',
      },
      'missing-coins': {
        title: 'He pagado, pero no tengo las monedas',
        text: 'Algunos pagos tardan unos minutos. Las monedas llegan solas en cuanto se confirma el pago, y las ves en «Compras». Si tarda más de una hora, escríbenos con el tema «Pago».',
      },
      'wrong-bill': {
        title: 'Se ha cobrado algo mal',
        text: 'En «Compras» está cada apunte con su hora y su importe. Si alguno no es correcto, dinos cuál. Te devolvemos lo que se haya cobrado dos veces o sin motivo.',
      },
      age: {
        title: '¿Por qué tengo que verificar mi edad?',
        text: 'La ley solo permite mostrar algunos vídeos a personas adultas. La comprobación dura un minuto y después vale en todos tus dispositivos.',
      },
      report: {
        title: 'Alguien o algo no debería estar aquí',
        text: 'En cada perfil, vídeo, chat y conversación hay un enlace «Denunciar». Tu denuncia nos llega junto con lo que has denunciado. En los mensajes también puedes bloquear cualquier conversación.',
      },
      'close-account': {
        title: 'Quiero cerrar mi cuenta o tener mis datos',
        text: 'Escríbenos con el tema «Privacidad» desde la dirección de tu cuenta. No tienes que dar motivos.',
      },
      'chat-billing': {
        title: '¿Cómo se cobra un chat?',
        text: 'Por segundos, desde el momento en que está el artista. El tiempo, el coste y el botón para terminar se ven siempre. Después, la cuenta muestra los segundos, las monedas y por qué terminó.',
      },
      stop: {
        title: '¿Cómo limito lo que cuesta un chat?',
        text: 'Pon un tope en la sala de espera o en la sala: el chat termina solo cuando ha costado eso. Para todos tus gastos hay límites en tus ajustes.',
      },
      welcome: {
        title: '¿Qué son los minutos de bienvenida?',
        text: 'Minutos gratis con los artistas que participan, para quien acaba de llegar. Se aplican solos: el botón para empezar dice cuántos son y cuánto cuesta después un minuto. Recargar no acaba con ellos.',
      },
      tickets: {
        title: '¿Puedo devolver una entrada?',
        text: 'Sí, por su precio completo, hasta que empiece el show. Una entrada comprada después cuesta solo lo que queda del show y no se puede devolver. Si un show se cancela, tus monedas vuelven solas.',
      },
      tips: {
        title: 'He dado una propina sin querer',
        text: 'En una sala, las propinas de 10 VXC o más se pueden deshacer durante cinco segundos: pulsa «Deshacer». Después, la propina está dada.',
      },
      'one-click': {
        title: '¿Qué es la recarga con un clic?',
        text: 'Recargar con una sola pulsación mientras chateas, sin abrir la caja. La configuras tú, recibes un correo por cada recarga y puedes terminarla en tus ajustes cuando quieras.',
      },
      expire: {
        title: '¿Caducan las monedas?',
        text: 'No. Las monedas (VXC) se quedan en tu cuenta hasta que las gastes.',
      },
      vip: {
        title: '¿Qué incluye el club VIP?',
        text: 'Vistas previas más largas, todos los vídeos VIP y regalos que solo pueden hacer los miembros. Dura un tiempo fijo y termina automáticamente. No incluye monedas ni TV Premium; la página de precios compara los tres.',
      },
      'tv-premium': {
        title: '¿Qué es Vesper TV Premium?',
        text: 'El canal premium y todo a la carta en Vesper TV, durante un tiempo fijo. Termina automáticamente; nada se renueva.',
      },
      limits: {
        title: '¿Cómo pongo un límite de gasto?',
        text: 'En tus ajustes, para 24 horas, 7 días y 30 días. Un límite más bajo vale al momento, uno más alto después de 24 horas.',
      },
      break: {
        title: 'Quiero hacer una pausa de gastos',
        text: 'Elige en tus ajustes por cuánto tiempo. Hasta entonces no se puede pagar ni gastar nada desde tu cuenta, y nadie puede terminar antes la pausa.',
      },
      favorites: {
        title: '¿Cómo vuelvo a encontrar a un artista?',
        text: 'Pulsa el corazón de una imagen y estará entre tus favoritos. También puede avisarte cuando esté en directo.',
      },
      notices: {
        title: '¿Cómo elijo de qué me avisáis?',
        text: 'En la página «Notificaciones», cada vía y cada tipo por separado. Solo enviamos lo que tú actives, y puedes poner horas de silencio.',
      },
      neutral: {
        title: '¿Pueden ver otros lo que hago aquí?',
        text: 'Activa los textos neutros en «Notificaciones»: los remitentes y los textos no nombran entonces ni Vesper ni a un artista. En un dispositivo compartido, sal de tu cuenta al irte.',
      },
      library: {
        title: '¿Dónde está lo que he comprado?',
        text: 'En tu mediateca, junto con lo que has guardado y visto. Los apuntes están en «Compras».',
      },
      playback: {
        title: 'Un vídeo o una imagen se queda parada',
        text: 'Comprueba tu conexión y pulsa «Intentar de nuevo», o recarga la página. El vídeo sigue donde lo dejaste.',
      },
      captions: {
        title: '¿Hay subtítulos?',
        text: 'Los vídeos muestran subtítulos donde los hay: el botón está en el reproductor. Las salas en directo no tienen. La página «Accesibilidad» dice qué más falta.',
      },
      language: {
        title: '¿Cómo cambio el idioma y la luz?',
        text: 'En el menú y al pie de cada página. Vesper habla español, inglés y alemán, a oscuras y con luz de día.',
      },
    },
  },
  contact: {
    title: 'Contacto',
    lead: 'Cuéntanos de qué se trata. Te respondemos por correo.',
    leadNoMail: 'Cuéntanos de qué se trata. Te respondemos a la dirección que indiques.',
    topic: 'Tema',
    topics: {
      question: 'Pregunta',
      account: 'Cuenta y acceso',
      payment: 'Pago y monedas',
      report: 'Denunciar algo',
      privacy: 'Privacidad',
      technical: 'Algo no funciona',
      other: 'Otra cosa',
    },
    about: 'Se trata de',
    kinds: {
      actor: '{{name}} (perfil)',
      video: '{{name}} (vídeo)',
      chat: '{{name}} (chat)',
      conversation: '{{name}} (conversación)',
      line: '{{name}} (línea en una sala)',
      post: '{{name}} (publicación)',
    },
    notAbout: 'No se trata de esto',
    email: 'Correo electrónico',
    emailHint: 'Aquí llegará nuestra respuesta.',
    text: 'Tu mensaje',
    reportHint: '¿Qué ha pasado y cuándo? No le diremos a la persona denunciada que has sido tú.',
    send: 'Enviar',
    errors: {
      email: 'Esto no parece una dirección de correo.',
      text: 'Escribe entre 10 y 4000 caracteres.',
      'too-many': 'Nos has escrito varias veces seguidas. Vuelve a intentarlo dentro de una hora.',
    },
    done: {
      title: 'Lo hemos recibido',
      text: 'Tu consulta tiene el número {{receipt}}.',
      mailed: 'También te lo hemos enviado a {{email}}.',
      another: 'Escribir otra cosa',
    },
  },
  accessibility: {
    title: 'Accesibilidad',
    lead: 'Qué queremos alcanzar, cómo lo comprobamos y qué falta todavía.',
    target: {
      title: 'Nuestro objetivo',
      text: 'Cada página y cada sala de este sitio debe cumplir las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. Hoy las cumple en parte: lo que falta está más abajo.',
    },
    tested: {
      title: 'Cómo lo comprobamos',
      text: 'Antes de cada versión, dos programas miran cada página, en el móvil y en el escritorio, con el tema oscuro y el claro: axe y las reglas de IBM Equal Access. Recorridos en un navegador real usan el sitio solo con el teclado, miran pantallas pequeñas y letra grande, y aseguran que no quede tapado ningún botón que paga o termina algo. Quienes dependen de un lector de pantalla todavía no han probado el sitio.',
    },
    unmet: {
      title: 'Qué no se cumple',
      live: {
        title: 'Las salas en directo no tienen subtítulos',
        text: 'Lo que se dice en directo no se transcribe: surge en ese momento y nada en este sitio lo convierte en texto. Lo que se escribe en el chat sí puede leerlo un lector de pantalla.',
      },
      video: {
        title: 'Los vídeos no tienen audiodescripción',
        text: 'Los vídeos pueden tener subtítulos si la entidad responsable los ha hecho. No hay una segunda pista que describa lo que se ve.',
      },
      tv: {
        title: 'La TV y tu mediateca no muestran subtítulos',
        text: 'El programa de la TV no tiene, y el visor de tu mediateca todavía no muestra los de un vídeo. Puedes leerlos en la página del vídeo.',
      },
      pictures: {
        title: 'Las imágenes no tienen descripción propia',
        text: 'Una imagen lleva el nombre de la persona y el título de su álbum o vídeo. Lo que muestra no se describe, porque nadie lo escribe.',
      },
      figures: {
        title: 'Las figuras dibujadas no se describen',
        text: 'Las figuras y la luz que se mueven en las salas solo tienen un nombre. La luz y el movimiento se detienen si tu dispositivo pide menos movimiento.',
      },
      people: {
        title: 'Textos, sonido y vídeos de otras personas',
        text: 'Lo que artistas y visitantes escriben o graban puede no tener subtítulos, estar en otro idioma o ser difícil de leer. No lo reescribimos.',
      },
      others: {
        title: 'Páginas de terceros',
        text: 'Los proveedores de pago, las pruebas de edad y los sitios enlazados tienen páginas propias que no podemos cambiar.',
      },
    },
    report: {
      title: 'Informar de una barrera',
      text: '¿Algo te impide usar este sitio? Dinos en qué página y con qué dispositivo. No necesitas una cuenta.',
      write: 'Escríbenos',
    },
  },
  imprint: {
    title: 'Aviso legal',
    lead: 'Quién está detrás de este sitio.',
    missing: 'La entidad responsable de este sitio aún no ha facilitado sus datos.',
    operator: 'Entidad responsable',
    represented: 'Representada por',
    contact: 'Contacto',
    form: 'Formulario de contacto',
    register: 'Registro',
    vatId: 'NIF-IVA',
    authority: 'Autoridad supervisora',
    youthProtection: 'Protección de menores',
  },
  report: 'Denunciar',
  reset: {
    title: 'Nueva contraseña',
    text: 'Establece ahora una nueva contraseña para tu cuenta. El enlace vale una sola vez.',
    start: 'Establecer contraseña',
    expired: 'Este enlace ya no es válido',
    expiredText: 'Un enlace vale una sola vez, durante una hora. Pide uno nuevo.',
    again: 'Pedir un enlace nuevo',
    done: 'Tu contraseña ha cambiado',
    doneText: 'Has entrado aquí. En los demás dispositivos hemos cerrado la sesión.',
    home: 'Ir a la página de inicio',
  },
  confirm: {
    title: 'Confirmar el correo electrónico',
    working: 'Un momento…',
    done: 'Tu dirección está confirmada',
    doneText: 'Gracias. Ahora te llegarán las novedades y los recibos.',
    expired: 'Este enlace ya no es válido',
    expiredText: 'Un enlace vale una sola vez, durante una semana. En tu perfil puedes pedir uno nuevo.',
    profile: 'Ir al perfil',
    ask: 'Confirma {{email}} para recibir recibos y novedades y poder cambiar una contraseña olvidada.',
    dismiss: 'No volver a preguntar',
    send: 'Enviar el enlace otra vez',
    sent: 'Hay un enlace en camino a {{email}}.',
    refused: {
      'login-required': 'Primero entra en tu cuenta.',
      confirmed: 'Tu dirección ya está confirmada.',
      'too-many-mails': 'Son muchas solicitudes. Vuelve a intentarlo dentro de un cuarto de hora.',
      'no-mail': 'Vesper no envía correos en este momento.',
    },
  },
}
