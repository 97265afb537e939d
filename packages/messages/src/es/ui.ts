import type { Translation } from "../translation.ts";
import type { messages as german } from "../de/ui.ts";

export const messages = {
close: "Cerrar", back: "Atrás", next: "Siguiente", cancel: "Cancelar", save: "Guardar", done: "Listo", retry: "Reintentar", more: "Más",
loading: "Cargando", busy: "Un momento…", optional: "opcional", search: "Buscar", clear: "Borrar", none_found: "Sin resultados",
show_password: "Mostrar la contraseña", hide_password: "Ocultar la contraseña",
remaining_one: "Queda {{count}} carácter", remaining_many: "Quedan {{count}} caracteres", remaining_other: "Quedan {{count}} caracteres",
too_long_one: "Sobra {{count}} carácter", too_long_many: "Sobran {{count}} caracteres", too_long_other: "Sobran {{count}} caracteres",
chosen: "{{chosen}} de {{max}} elegidos", code_digit: "Cifra {{number}} de {{total}}", step: "Paso {{step}} de {{total}}",
skip: "Ir al contenido", messages: "Avisos", unread_one: "{{count}} sin leer", unread_many: "{{count}} sin leer", unread_other: "{{count}} sin leer", now: "ahora mismo",
online: "En línea", away: "Ausente", offline: "Desconectado",
error_title: "No ha funcionado", error_text: "Inténtalo otra vez. Si sigue igual, el fallo es nuestro.",
offline_bar: "Sin conexión. Lo que escribas se guarda y se envía más tarde.", back_online: "Conexión recuperada"
} as const satisfies Translation<typeof german, "es">;
