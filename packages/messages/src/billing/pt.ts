import type { Translation } from "../translation.ts";
import type * as german from "./de.ts";

/** Buying, what was bought, one's rights, and the test version. */

/** Codes that the endpoints answer with. */
export const errors = {
  billing_unavailable: "Pagamentos não disponíveis",
  too_young: "Podes comprar a partir dos 16 anos.",
  subscription_runs: "A tua subscrição já está ativa. Podes geri-la nas definições.",
  nothing_bought: "Ainda não compraste nada.",
  signature_invalid: "Esta mensagem não está assinada corretamente.",
  withdrawal_over:
    "Já não podes exercer a livre resolução desta compra: o prazo terminou ou o dinheiro já foi devolvido.",
  papers_unavailable: "De momento não é possível criar o ficheiro PDF. Tenta de novo daqui a pouco.",
  no_subscription: "De momento não tens nenhuma subscrição ativa.",
  test_version_used: "Já usaste a versão de teste. (already used)",
  premium_already: "Já tens Premium. Não precisas da versão de teste.",
  already_resolved: "Alguém já tratou disto.",
  nothing_to_refund: "Aqui não há nenhum pagamento que possa ser devolvido.",
} as const satisfies Translation<typeof german.errors, "pt">;

/** Its notifications: titles and texts of cards and push messages, lines of the daily mail. */
export const notifications = {
  premium_expiring: {
    name: "O Premium ou a versão de teste termina em breve",
    premium: {
      title: "O teu Premium termina em breve",
      text: "Prolonga-o agora e tudo continua sem pausas.",
      line: "O teu Premium termina em breve",
    },
    test: {
      title: "A tua versão de teste termina em breve",
      text: "O que criaste fica. Com o Premium continuas a trabalhar nisso.",
      line: "A tua versão de teste termina em breve",
    },
  },
} as const satisfies Translation<typeof german.notifications, "pt">;

/** Mails. */
export const mails = {
  purchase_confirmed: {
    subject: "A tua encomenda {{order}} no {{app}}",
    heading: "Obrigado pela tua compra!",
    body: "O teu pagamento chegou e o Premium já está ativo.\n\n{{plan}}\n{{amount}}, IVA incluído\nEncomenda {{order}}, paga em {{when}}\n\nPodes resolver o contrato no prazo de 14 dias, sem indicar qualquer motivo. Nesse caso, recebes de volta o valor total. A fatura, as condições e a informação sobre o direito de livre resolução com o formulário seguem em anexo a este e-mail. Guarda-as, por favor.",
    button: "As minhas compras",
  },
  purchase_confirmed_test: {
    subject: "Compra de teste {{order}} no {{app}}",
    heading: "A tua compra de teste funcionou",
    body: "Era dinheiro fictício: não foi cobrado nada. O Premium já está ativo.\n\n{{plan}}\n{{amount}}, IVA incluído\nEncomenda {{order}}, paga em {{when}}\n\nPodes resolver o contrato no prazo de 14 dias, sem indicar qualquer motivo. A fatura, as condições e a informação sobre o direito de livre resolução com o formulário seguem em anexo a este e-mail.",
    button: "As minhas compras",
  },
  purchase_refunded: {
    subject: "O teu dinheiro vai a caminho: encomenda {{order}}",
    heading: "O teu dinheiro vai a caminho",
    body: "Reembolsámos-te {{amount}} por «{{plan}}» (encomenda {{order}}), pela mesma via pela qual pagaste. Conforme o banco, demora alguns dias.\n\nA nota de crédito segue em anexo a este e-mail.",
    button: "As minhas compras",
  },
  withdrawal_received: {
    subject: "A tua declaração de livre resolução {{number}} chegou",
    heading: "A tua declaração de livre resolução chegou",
    body: "Confirmamos a receção da tua declaração de livre resolução.\n\nNúmero: {{number}}\nRecebida: {{when}}\nNome: {{name}}\nEncomenda: {{order}}\nA tua mensagem: {{text}}\n\nSe conseguirmos associá-la sem dúvidas à tua compra, reembolsamos-te de imediato o valor total. Se não, uma pessoa entra em contacto contigo; o mais tardar ao fim de 14 dias está tudo resolvido.",
    button: "Abrir {{app}}",
  },
  cancellation_received: {
    subject: "O teu cancelamento {{number}} chegou",
    heading: "O teu cancelamento chegou",
    body: "Confirmamos a receção do teu cancelamento.\n\nNúmero: {{number}}\nRecebido: {{when}}\nNome: {{name}}\nEncomenda: {{order}}\nA tua mensagem: {{text}}\n\nVerificamos a que contrato se refere e escrevemos-te a dizer quando ele termina.",
    button: "Abrir {{app}}",
  },
  cancellation_received_until: {
    subject: "O teu cancelamento {{number}} chegou",
    heading: "O teu cancelamento chegou",
    body: "Confirmamos a receção do teu cancelamento.\n\nNúmero: {{number}}\nRecebido: {{when}}\nNome: {{name}}\nEncomenda: {{order}}\nA tua mensagem: {{text}}\n\nO teu contrato termina em {{until}}. Depois disso não é cobrado mais nada.",
    button: "Abrir {{app}}",
  },
  subscription_cancelled: {
    subject: "A tua subscrição no {{app}} está cancelada",
    heading: "A tua subscrição está cancelada",
    body: "Cancelaste a tua subscrição em {{when}}. Manténs o Premium até {{until}}; depois disso não é cobrado mais nada.\n\nAté lá podes anular o cancelamento nas definições.",
    button: "Abrir {{app}}",
  },
  premium_expiring: {
    subject: "O teu Premium no {{app}} termina em {{until}}",
    heading: "O teu Premium termina em breve",
    body: "O teu Premium termina em {{until}}. Não se renova sozinho. Se comprares mais antes disso, acrescentamos simplesmente o novo tempo no fim.\n\nTudo o que criaste continua legível e pode ser exportado.",
    button: "Prolongar o Premium",
  },
  test_expiring: {
    subject: "A tua versão de teste no {{app}} termina em {{until}}",
    heading: "A tua versão de teste termina em breve",
    body: "A tua versão de teste termina em {{until}}. Não custa nada e não se renova.\n\nTudo o que criaste continua legível. Com o Premium continuas a trabalhar nisso.",
    button: "Ver o Premium",
  },
} as const satisfies Translation<typeof german.mails, "pt">;

/** What only the server says: names of plans, papers, and the pages of the payments with test money. */
export const messages = {
  plan_30d: "Premium por 30 dias",
  plan_6m: "Premium por 6 meses",
  plan_monthly: "Subscrição Premium, mensal",
  paper_invoice: "Fatura",
  paper_credit_note: "Nota de crédito",
  paper_test: "Dinheiro fictício: não foi cobrado nada.",
  paper_number: "Número",
  paper_date: "Data",
  paper_order: "Encomenda",
  paper_of_invoice: "Relativa à fatura",
  paper_period: "Período",
  paper_service: "Serviço",
  paper_amount: "Valor",
  paper_vat: "IVA {{rate}} ({{country}})",
  paper_total: "Total, IVA incluído",
  paper_paid: "O valor está pago. Obrigado!",
  paper_returned: "O valor é devolvido pela mesma via pela qual foi pago.",
  notice_title: "Informação sobre o direito de livre resolução",
  notice_right_title: "Direito de livre resolução",
  notice_right_text:
    "Tens o direito de livre resolução do presente contrato no prazo de 14 dias, sem necessidade de indicar qualquer motivo. O prazo para exercício do direito de livre resolução expira 14 dias a contar do dia seguinte ao dia da celebração do contrato.\n\nA fim de exercer o teu direito de livre resolução, tens de nos comunicar ({{operator}}, {{address}}, {{email}}) a tua decisão de resolução do presente contrato por meio de uma declaração inequívoca. Podes utilizar o formulário abaixo ou carregar em «Resolver o contrato» no nosso site, mas nem uma coisa nem outra é obrigatória. Para que o prazo de livre resolução seja respeitado, basta que a tua comunicação referente ao exercício do direito de livre resolução seja enviada antes do termo do prazo de resolução.",
  notice_effect_title: "Efeitos da livre resolução",
  notice_effect_text:
    "Em caso de resolução do presente contrato, ser-te-ão reembolsados todos os pagamentos efetuados, sem demora injustificada e, em qualquer caso, o mais tardar 14 dias a contar da data em que formos informados da tua decisão de resolução do presente contrato. Efetuamos esses reembolsos usando o mesmo meio de pagamento que usaste na transação inicial; não incorres em quaisquer custos como consequência de tal reembolso. Isto vale para o valor total mesmo que tenhas solicitado que a prestação do serviço comece durante o prazo de livre resolução.",
  notice_form_title: "Modelo de formulário de livre resolução",
  notice_form_text:
    "Se quiseres resolver o contrato, preenche o presente formulário e devolve-o a {{operator}}, {{address}}, {{email}}.\n\nPela presente comunico que resolvo o meu contrato para a prestação do seguinte serviço (encomenda {{order}}):",
  notice_line_contract: "Serviço",
  notice_line_ordered: "Solicitado em",
  notice_line_name: "Nome",
  notice_line_address: "Endereço",
  notice_line_date: "Data",
  notice_line_signature: "Assinatura (só no caso de o presente formulário ser notificado em papel)",
  local_note: "Dinheiro fictício. Aqui não circula dinheiro, nada é cobrado.",
  local_checkout: "Caixa de teste",
  local_vat: "IVA incluído",
  local_card: "Cartão de teste",
  local_cards:
    "4242 4242 4242 4242 paga. 4000 0000 0000 0002 é recusado. 4000 0000 0000 0259 paga e é contestado. Não introduzas um cartão verdadeiro.",
  local_pay: "Pagar com dinheiro fictício",
  local_back: "Voltar",
  local_home: "Ir para o painel",
  local_gone: "Esta página expirou",
  local_declined: "O cartão foi recusado. Não foi cobrado nada.",
  local_no_card: "Isto não é um cartão de teste. Não introduzas um verdadeiro, por favor.",
  local_portal: "Portal de teste",
  local_subscription: "Subscrição",
  local_method: "Meio de pagamento",
  local_payments: "Pagamentos",
  local_none: "Não há nada",
  local_returned: "reembolsado",
  local_renews: "Ativa, próxima cobrança em {{until}}",
  local_ends: "Cancelada, ativa até {{until}}",
  local_ended: "Terminada",
  local_cancel: "Cancelar subscrição",
  local_keep: "Afinal, manter",
} as const satisfies Translation<typeof german.messages, "pt">;
