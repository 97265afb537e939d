import type { messages as german } from "../de/quest.ts";
import type { Translation } from "../translation.ts";

/** Texts of the beginner quest: strip, card, dialog. */
export const messages = {
  title: "Твои первые шаги",
  lead: "Так тебя найдут нужные люди.",
  progress: "Готово {{done}} из {{total}}",
  next: "Дальше: {{step}}",
  all_steps: "Все шаги",
  fold: "Свернуть первые шаги",
  unfold: "Развернуть первые шаги",
  done: "Готово",
  open: "Ещё впереди",
  all_done: "Получилось! Первые шаги сделаны.",
  dismiss: "Больше не показывать",
  dismiss_title: "Скрыть первые шаги?",
  dismiss_text: "Они больше не появятся. Всё это можно сделать и без них.",
  dismiss_confirm: "Скрыть",
  dismiss_failed: "Не получилось. Попробуй ещё раз.",
  steps: {
    upload_avatar: {
      title: "Покажи лицо",
      why: "Охотнее пишут тому, кого видят.",
      action: "Загрузить фото",
    },
    edit_bio: {
      title: "Расскажи о себе",
      why: "Хватит двух-трёх фраз: чем занимаешься и кого ищешь?",
      action: "Написать о себе",
    },
    discover_groups: {
      title: "Найди группы",
      why: "Там ты встретишь тех, кто строит то же самое.",
      action: "Найти группы",
    },
    find_partners: {
      title: "Найди двух партнёров",
      why: "С двумя мэтчами можно сравнить, кто подходит твоей идее.",
      action: "К подбору",
    },
    first_post: {
      title: "Напиши первый пост",
      why: "Расскажи, что ты строишь. Другие охотно подхватят.",
      action: "К ленте",
    },
  },
} as const satisfies Translation<typeof german, "ru">;
