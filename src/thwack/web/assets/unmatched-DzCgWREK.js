var e=`# The table of Unmatched.

unmatched-any = Chiunque
unmatched-attacker-wins = { $n } { $n ->
    [one] danno
   *[other] danni
  }: vince l'attacco
unmatched-boost = Potenziamento
unmatched-combat = Combattimento
unmatched-deck = Mazzo
unmatched-defender-wins = Nessun danno: vince la difesa
unmatched-discard = Scarti
unmatched-discard-of = Pila degli scarti: { $name }
unmatched-face-down = coperta
unmatched-foretold = Previsto: { $n }
unmatched-hand = Mano
unmatched-health = vita { $n } di { $most }
unmatched-health-n = Vita { $n }
unmatched-in-play = In gioco
unmatched-known-of = Carte note in mano: { $name }
unmatched-last-combat = Ultimo combattimento
unmatched-map = Campo di battaglia: { $name }
unmatched-melee = corpo a corpo
unmatched-moment-after = dopo il combattimento
unmatched-moment-boosted = se usata per potenziare
unmatched-moment-during = durante il combattimento
unmatched-moment-immediately = immediatamente
unmatched-moment-line = completando il Verso
unmatched-moment-opened = quando si apre
unmatched-move-value = Movimento { $n }
unmatched-no-card = nessuna carta
unmatched-offered = Carte tra cui scegliere
unmatched-passage = passaggio segreto
unmatched-ranged = a distanza
unmatched-role-attack = Attaccante
unmatched-role-defense = Difensore
unmatched-space = Spazio { $id }: { $zones }
unmatched-space-holds = qui si trova { $names }
unmatched-space-empty = vuoto
unmatched-space-near = accanto a { $spaces }
unmatched-team = squadra { $n }
unmatched-this-turn = In questo turno
unmatched-to-place = Che cosa collocare
unmatched-told = Valore dichiarato: { $n }
unmatched-type-attack = Attacco
unmatched-type-defense = Difesa
unmatched-type-extra = Carta extra
unmatched-type-scheme = Stratagemma
unmatched-type-versatile = Versatile
unmatched-your-hand = La tua mano
unmatched-zone-amber = ambra
unmatched-zone-blue = blu
unmatched-zone-brown = marrone
unmatched-zone-cobalt = cobalto
unmatched-zone-crimson = cremisi
unmatched-zone-gray = grigio
unmatched-zone-green = verde
unmatched-zone-jade = giada
unmatched-zone-light-gray = grigio chiaro
unmatched-zone-light-green = verde chiaro
unmatched-zone-navy = blu notte
unmatched-zone-ochre = ocra
unmatched-zone-orange = arancione
unmatched-zone-purple = porpora
unmatched-zone-red = rosso
unmatched-zone-slate = ardesia
unmatched-zone-teal = turchese
unmatched-zone-violet = viola
unmatched-zone-yellow = giallo
unmatched-zones = Zone

## Beside the rules

unmatched-figure-zones = Tre spazi in fila: verde, verde e blu, blu. Quello in mezzo è in entrambe le zone.
unmatched-figure-card = Una carta: tipo e valore, chi può usarla, testo e valore di potenziamento.
`;export{e as default};