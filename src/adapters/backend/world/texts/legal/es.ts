import type { LegalSources } from './legal-sources'

/** The texts of the operator in Spanish. */
export const es: LegalSources = {
  'terms-of-service': {
    title: 'Condiciones de uso',
    lead: 'Lo que puedes esperar de Vesper y lo que Vesper espera de ti. En palabras claras, y breve.',
    sections: [
      {
        title: 'Quién puede usar Vesper',
        text: 'Vesper es para personas adultas. Puedes entrar si tienes al menos 18 años y eres mayor de edad donde vives si allí se exige más. Preguntamos antes de la primera página, otra vez al crear una cuenta, y pedimos verificar la edad cuando un vídeo lo exige. Quien es menor abandona el sitio, y una cuenta abierta contra esta regla se cierra.',
      },
      {
        title: 'Los artistas',
        text: 'Quienes actúan aquí son personas adultas de 21 años o más. En esta demostración son ficticias: sus nombres, palabras y biografías se escribieron para ella, y todas las imágenes, vídeos y emisiones en vivo son pinturas de luz que dibuja el propio producto. No se muestra a nadie real, y cualquier parecido es casual.',
      },
      {
        title: 'Tu cuenta',
        text: 'Puedes mirar sin cuenta. Para mensajes, compras y favoritos necesitas una. Es solo tuya: guarda la contraseña para ti y no compartas la cuenta. Puedes cambiar tu nombre y tu imagen cuando quieras. Un nombre no puede ofender a nadie ni hacerse pasar por otra persona.',
      },
      {
        title: 'Las monedas y cómo se cuentan',
        text: 'Pagas con monedas (VXC). Un euro son cuatro, y las monedas no caducan. El precio de un chat en vivo se muestra antes de empezar y se cuenta por segundos; la suma de todo el chat se redondea hacia arriba a una moneda entera, una sola vez. Vale el contador de la plataforma, no el reloj de tu dispositivo. Cuando se acaban tus monedas, el chat termina; nunca baja de cero.\n\nLa ventana de pago de esta demostración es de pruebas. No se mueve dinero real.',
      },
      {
        title: 'Vales',
        text: 'Los vales se gastan antes que las monedas: primero los del artista con quien estás, luego los generales, y entre ellos el que termina antes. Un vale sirve hasta el final del último día que lleva escrito, en la zona horaria de Berlín. Los vales no se pagan en dinero.',
      },
      {
        title: 'Vídeos y el club VIP',
        text: 'Un vídeo de pago muestra primero un avance gratis. Lo compras una vez y puedes verlo cuantas veces quieras mientras se ofrezca aquí; no hay ninguna suscripción detrás. El club VIP dura 30 días desde que entras y termina automáticamente. Los vídeos son para tus ojos: no se pueden copiar, grabar ni pasar a otros.',
      },
      {
        title: 'Tus propios límites',
        text: 'En cada chat de pago puedes poner un tope en monedas; cuando se alcanza, el chat termina, quede lo que quede en tu cuenta. Si tu cuenta tiene un límite de gasto, ninguna compra lo supera. Si notas que gastas más de lo que quieres, para, habla con alguien de confianza y escribe a la entidad responsable para que cierre tu cuenta a los pagos. Es responsable quien gestiona un servidor con Vesper, y su [contacto](contact) está en el [aviso legal](imprint).',
      },
      {
        title: 'Cuando algo sale mal',
        text: 'Si un chat no llega a empezar, no cuesta nada. Si se corta la conexión, solo cuenta el tiempo que estuviste. Si algo se cobró dos veces o sin motivo, escribe a la entidad responsable, al [contacto](contact) del [aviso legal](imprint). Un reembolso aparece en tus compras como cualquier otro apunte. Los derechos que te da la ley de consumo siguen como están.',
      },
      {
        title: 'Trato y avisos',
        text: 'Sé amable. Los artistas deciden lo que hacen y pueden terminar un chat en cualquier momento. Las amenazas, los insultos, el odio, la presión para quedar en persona, la publicidad y compartir datos ajenos no tienen sitio aquí, ni tampoco nada que implique o insinúe a menores. Puedes bloquear una conversación al momento. Cualquier otra cosa que rompa estas reglas puedes denunciarla a la entidad responsable, al [contacto](contact) del [aviso legal](imprint) o por el enlace al pie de la página, donde lo haya. Puede costar la cuenta.',
      },
      {
        title: 'El final de la cuenta',
        text: 'Puedes cerrar tu cuenta cuando quieras y sin dar motivos. Aquí todavía no hay un botón para ello: escribe a la entidad responsable, al [contacto](contact) del [aviso legal](imprint). Lo que pase entonces con las monedas compradas y no gastadas se rige por la ley; los regalos y los vales se pierden. Una cuenta que rompa estas condiciones puede cerrarse, con un aviso previo cuando el asunto lo permite. Si cambian estas condiciones, el texto nuevo aparece aquí con su fecha, y podrás irte.',
      },
    ],
  },
  'data-protection': {
    title: 'Aviso de privacidad',
    lead: 'Qué se guarda sobre ti, por qué, cuánto tiempo y qué puedes hacer al respecto.',
    sections: [
      {
        title: 'En pocas palabras',
        text: 'Guardamos lo necesario para llevar tu cuenta y contar bien tus monedas. Nada se vende. Nada se mide si no lo permites. El contenido de tus mensajes es para ti y para el artista a quien escribes.',
      },
      {
        title: 'Dónde se guarda',
        text: 'Vesper puede funcionar de dos maneras. Sin servidor, como en la demostración, todo lo que se nombra aquí queda en tu propio navegador y desaparece cuando vacías su almacenamiento. Con servidor, queda en la base de datos de quien lo gestiona, que es entonces responsable de ello.',
      },
      {
        title: 'Qué se guarda sin cuenta',
        text: 'Una clave con la que tu dispositivo reencuentra su sesión, el idioma elegido, tu respuesta a la pregunta de la edad, tu respuesta sobre privacidad y la apariencia de la página. De tu conexión tomamos el país, porque algunos artistas no pueden mostrarse en todas partes.',
      },
      {
        title: 'Qué se guarda con cuenta',
        text: 'Tu nombre y tu imagen aquí, tu correo electrónico, la contraseña en una forma que nadie puede leer y tu fecha de nacimiento para asegurar que eres mayor de edad. Además: favoritos, notas privadas, lo que te gustó, mensajes y regalos, y tus ajustes.',
      },
      {
        title: 'Dinero',
        text: 'Cada movimiento de monedas se escribe en un libro que después nunca se cambia: para qué fue, cuándo y cuánto. Es la prueba de lo que pagaste y se conserva mientras lo exija la ley de contabilidad. Los datos de tarjetas y bancos se escriben en la ventana del servicio de pago y nunca nos llegan.',
      },
      {
        title: 'Verificación de edad',
        text: 'Cuando hace falta verificar la edad, un servicio especializado revisa lo que presentas. A nosotros nos dice si se aceptó, si se está revisando o si se rechazó, y por qué. Guardamos esa respuesta, no el documento.',
      },
      {
        title: 'Consentimiento, por categorías',
        text: 'Necesario: lo que mantiene tu sesión abierta y tu dinero seguro. Siempre está activo. Funcional: recuerda filtros, volumen y otras comodidades. Analítica: cuenta qué páginas abres, cuándo inicias sesión, pagas, te suscribes o verificas tu edad, y qué compras. La entidad responsable puede encargar ese recuento a un servicio de analítica, que recibe un número que te representa y ningún nombre, dirección, búsqueda ni mensaje. En cuanto retiras el permiso no se envía nada más, tampoco lo que ya estaba en espera. Las dos últimas están apagadas hasta que las permitas, durante doce meses como mucho, y se retiran con la misma facilidad, al pie de cada página o en tus ajustes.',
      },
      {
        title: 'Quién más lo ve',
        text: 'Los artistas ven tu nombre, tu imagen y lo que les escribes. No ven tu dirección, ni tu correo, ni tu saldo. Más allá de eso, solo el servicio de pago y el de verificación de edad ven lo que necesitan, un servicio de analítica lo que permitiste, y las autoridades cuando la ley nos obliga.',
      },
      {
        title: 'Cuánto tiempo',
        text: 'Lo que pertenece a tu cuenta se guarda mientras exista la cuenta. Los apuntes que la ley manda conservar se guardan también después. Una sesión que nadie usa termina: en un dispositivo en el que nadie inició sesión nunca, a los 30 días; en los demás, a los 180, salvo que quien gestiona este sitio haya fijado otros plazos. Un invitado sin cuenta se borra junto con la última de sus sesiones, salvo que un apunte lo nombre. El último uso de una sesión se guarda con una precisión de cinco minutos. Los registros que nos ayudan a encontrar fallos no nombran contraseñas ni claves de acceso.',
      },
      {
        title: 'Tus derechos',
        text: 'Puedes saber qué se guarda sobre ti, pedir que se corrija, se entregue o se borre, oponerte a su uso y retirar cualquier consentimiento para el futuro. Tu nombre, tu imagen y tus ajustes los cambias en tu cuenta; tu consentimiento, al pie de cada página. Para lo demás, escribe a la entidad responsable, al [contacto](contact) del [aviso legal](imprint); no cuesta nada. En la demostración nadie más que tú tiene los datos: desaparecen cuando vacías el almacenamiento de tu navegador. También puedes reclamar ante la autoridad de protección de datos del lugar donde vives.',
      },
    ],
  },
}
