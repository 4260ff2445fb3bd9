import { at, pages } from './page-descriptor'

/**
 * Addresses of planned pages without a screen: each moves to its feature once its screen exists.
 */
export const plannedPages = {
  ...pages(
    {},
    {
      dailyDeals: at('daily-deals'),
      dailyDealsPreviousDay: at('daily-deals/previous-day', 'daily-deals/vortag', 'daily-deals/dia-anterior'),
      dailyDealsCurrentDay: at('daily-deals/current-day', 'daily-deals/heute', 'daily-deals/hoy'),
      dailyDealsNextDay: at('daily-deals/next-day', 'daily-deals/folgetag', 'daily-deals/dia-siguiente'),
      magazineEaster: at('magazine/easter', 'magazin/ostern', 'revista/pascua'),
      magazineWetNWild: at('magazine/wetnwildgame', 'magazin/wetnwildgame', 'revista/wetnwildgame'),
      magazineAdvent: at('magazine/advent-calendar', 'magazin/adventskalender', 'revista/calendario-de-adviento'),
      magazineGoldrush: at('magazine/goldrush', 'magazin/goldrausch', 'revista/fiebre-del-oro'),
      magazineOktoberfestShooting: at(
        'magazine/oktoberfest-shooting',
        'magazin/oktoberfest-schiessbude',
        'revista/oktoberfest-tiro',
      ),
      magazineOktoberfestBooth: at(
        'magazine/oktoberfest-booth',
        'magazin/oktoberfest-bude',
        'revista/oktoberfest-caseta',
      ),
      magazineVenusAttacks: at('magazine/venus-attacks', 'magazin/venus-attacks', 'revista/venus-attacks'),
      magazineGaudi: at('magazine/gaudi', 'magazin/gaudi', 'revista/gaudi'),
      magazineHalloween: at('magazine/halloween', 'magazin/halloween', 'revista/halloween'),
      magazineSlotMachine: at('magazine/slot-machine', 'magazin/spielautomat', 'revista/tragaperras'),
      magazineRewardBox: at('magazine/reward-box', 'magazin/schatzkiste', 'revista/caja-de-premios'),
      magazineKickIt: at('magazine/kick-it', 'magazin/kick-it', 'revista/kick-it'),
    },
  ),
}
