import Movies

/// Films with titles of several scripts; titles, dates and votes are facts, overviews are not.
enum SampleFilms {
  static let popular: [Movie] = [
    film(552_524, "Lilo & Stitch", "2025-05-17", 7.1, 850),
    film(575_265, "Mission: Impossible - The Final Reckoning", "2025-05-17", 7.2, 890),
    film(129, "千と千尋の神隠し", "2001-07-20", 8.5, 17_000),
    film(496_243, "기생충", "2019-05-30", 8.5, 19_000),
    film(194, "Le Fabuleux Destin d'Ame\u{301}lie Poulain", "2001-04-25", 7.9, 11_600),
    film(238, "The Godfather", "1972-03-14", 8.7, 21_000),
    film(843, "花樣年華", "2000-09-29", 8.1, 2_900),
    film(346, "七人の侍", "1954-04-26", 8.5, 3_700),
    film(11_216, "Nuovo Cinema Paradiso", "1988-11-17", 8.4, 4_400),
    film(48_035, "باب الحديد", "1958-01-20", 7.4, 70),
    film(372_058, "君の名は。", "2016-08-26", 8.5, 11_500),
    film(5156, "Ladri di biciclette", "1948-11-24", 8.2, 2_600),
    film(20_532, "पाथेर पांचाली", "1955-08-26", 8.0, 440),
    film(41_059, "ואלס עם באשיר", "2008-06-12", 7.7, 890),
    film(
      935, "Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb",
      "1964-01-29", 8.1, 5_700),
    film(152_532, "Dallas Buyers Club", "2013-11-01", 7.9, 8_200),
    film(1_000_001, "🎬", nil, nil, 0),
    film(1398, "Сталкер", "1979-05-25", 8.1, 2_200),
    film(31_414, "สัตว์ประหลาด", "2004-06-25", 6.9, 90),
    film(4495, "Ο Θίασος", "1975-10-11", 7.4, 100),
  ]

  static let upcoming: [Movie] = [
    film(1_087_192, "How to Train Your Dragon", "2025-06-06", 8.0, 120),
    film(1_234_821, "Jurassic World: Rebirth", "2025-07-01", nil, 0),
    film(1_061_474, "Superman", "2025-07-09", nil, 0),
    film(617_126, "The Fantastic 4: First Steps", "2025-07-23", nil, 0),
    film(1_311_031, "劇場版「鬼滅の刃」無限城編 第一章 猗窩座再来", "2025-07-18", nil, 0),
    film(83_533, "Avatar: Fire and Ash", "2025-12-17", nil, 0),
    film(1_242_898, "Predator: Badlands", nil, nil, 0),
  ]

  private static func film(
    _ id: Int64, _ title: String, _ date: String?, _ rating: Double?, _ votes: Int64
  ) -> Movie {
    Movie(
      id: MovieID(id), title: title, releaseDate: date.flatMap { CalendarDate($0) },
      rating: rating, voteCount: votes,
      overview: votes > 10_000
        ? "A film that many have seen, and that almost all of them would gladly see again." : "")
  }
}
