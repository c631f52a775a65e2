import UIKit

/// Published results of `UIFontMetrics` on a 3x screen: by style and category, the value scaled, `scaledValue(for:)` in
/// thirds of a point, and `scaledFont(for:).pointSize` where it was published.
enum PublishedMetrics {
  struct Sample {
    var style: UIFont.TextStyle
    var category: UIContentSizeCategory
    var input: Double
    var scaledThirds: Int
    var pointSize: Double?
  }

  /// One line per cell: style, index of the category, then `input>thirds` or `input>thirds/pointSize`.
  private static let table = """
    body 0 64>166 8>21/7 10>26/9 11>29/10 12>31/10 13>34/11 14>36/12 15>39/13 16>41/14 17>44/15 18>47/16 20>52/17
    body 0 22>57/19 24>62/21 26>67/22 28>73/24 34>88/29 40>104/35 48>124/41 64>166/55
    body 1 64>175
    body 2 64>183 8>23/8 10>29/10 11>32/11 12>34/11 13>37/12 14>40/13 15>43/14 16>46/15 17>49/16 18>52/17 20>57/19
    body 2 22>63/21 24>69/23 26>74/25 28>80/27 34>97/32 40>115/38 48>137/46 64>183/61 17>49
    body 3 64>192
    body 4 64>209
    body 5 64>227
    body 6 64>253 8>32/11 10>40/13 11>44/15 12>47/16 13>51/17 14>55/18 15>59/20 16>63/21 17>67/22 18>71/24 20>79/26
    body 6 22>87/29 24>95/32 26>103/34 28>111/37 34>134/45 40>158/53 48>190/63 64>253/84
    body 7 64>297
    body 8 64>349
    body 9 64>419
    body 10 64>489 8>61/20 10>76/25 11>84/28 12>92/31 13>99/33 14>107/36 15>115/38 16>122/41 17>130/43 18>137/46
    body 10 20>153/51 22>168/56 24>183/61 26>199/66 28>214/71 34>260/87 40>305/102 48>367/122 64>489/163
    body 11 64>541 8>68/23 10>85/28 11>93/31 12>101/34 13>110/37 14>118/39 15>127/42 16>135/45 17>144/48 18>152/51
    body 11 20>169/56 22>186/62 24>203/68 26>220/73 28>237/79 34>287/96 40>338/113 48>406/135 64>541/180
    callout 0 64>165
    callout 1 64>174
    callout 2 64>183
    callout 3 64>192
    callout 4 64>210
    callout 5 64>229
    callout 6 64>256
    callout 7 64>293
    callout 8 64>357
    callout 9 64>421
    callout 10 64>475
    callout 11 64>549
    caption1 0 64>156 8>20/7 10>24/8 11>27/9 12>29/10 13>32/11 14>34/11 15>37/12 16>39/13 17>41/14 18>44/15 20>49/16
    caption1 0 22>54/18 24>59/20 26>63/21 28>68/23 34>83/28 40>98/33 48>117/39 64>156/52
    caption1 1 64>156
    caption1 2 64>156
    caption1 3 64>192
    caption1 4 64>228
    caption1 5 64>252
    caption1 6 64>276
    caption1 7 64>324
    caption1 8 64>384
    caption1 9 64>468
    caption1 10 64>528
    caption1 11 64>612
    caption2 0 64>192
    caption2 1 64>192
    caption2 2 64>192
    caption2 3 64>192
    caption2 4 64>266
    caption2 5 64>295
    caption2 6 64>325
    caption2 7 64>369
    caption2 8 64>428 8>54/18 10>67/22 11>74/25 12>80/27 13>87/29 14>94/31 15>100/33 16>107/36 17>114/38 18>120/40
    caption2 8 20>134/45 22>147/49 24>161/54 26>174/58 28>187/62 34>228/76 40>268/89 48>321/107 64>428/143
    caption2 9 64>517
    caption2 10 64>606
    caption2 11 64>709
    footnote 0 64>171
    footnote 1 64>171
    footnote 2 64>171
    footnote 3 64>192
    footnote 4 64>213
    footnote 5 64>235
    footnote 6 64>256
    footnote 7 64>309
    footnote 8 64>352
    footnote 9 64>427
    footnote 10 64>491
    footnote 11 64>555
    headline 0 64>166
    headline 1 64>175
    headline 2 64>183
    headline 3 64>192
    headline 4 64>209
    headline 5 64>227
    headline 6 64>253
    headline 7 64>297
    headline 8 64>349
    headline 9 64>419
    headline 10 64>445 8>56/19 10>70/23 11>77/25 12>83/28 13>90/30 14>97/32 15>104/35 16>111/37 17>118/39 18>125/42
    headline 10 20>139/46 22>153/51 24>167/56 26>181/60 28>195/65 34>236/79 40>278/93 48>334/111 64>445/148
    headline 11 64>541
    largeTitle 0 64>178 8>22/7 10>28/9 11>31/10 12>33/11 13>36/12 14>39/13 15>42/14 16>44/15 17>47/16 18>50/17
    largeTitle 0 20>56/19 22>61/20 24>67/22 26>72/24 28>78/26 34>95/32 40>111/37 48>133/44 64>178/59
    largeTitle 1 64>183
    largeTitle 2 64>187
    largeTitle 3 64>192
    largeTitle 4 64>201
    largeTitle 5 64>215
    largeTitle 6 64>225
    largeTitle 7 64>244
    largeTitle 8 64>267
    largeTitle 9 64>286
    largeTitle 10 64>309
    largeTitle 11 64>328
    subheadline 0 64>154
    subheadline 1 64>173
    subheadline 2 64>182
    subheadline 3 64>192
    subheadline 4 64>211
    subheadline 5 64>230
    subheadline 6 64>250
    subheadline 7 64>298
    subheadline 8 64>346
    subheadline 9 64>413
    subheadline 10 64>480 8>60/20 10>75/25 11>83/28 12>90/30 13>98/33 14>105/35 15>113/38 16>120/40 17>128/43
    subheadline 10 18>135/45 20>150/50 22>165/55 24>180/60 26>195/65 28>210/70 34>255/85 40>300/100 48>360/120
    subheadline 10 64>480/160
    subheadline 11 64>557
    title1 0 64>175
    title1 1 64>181
    title1 2 64>186
    title1 3 64>192
    title1 4 64>203 8>25/8 10>32/11 11>35/12 12>38/13 13>41/14 14>44/15 15>48/16 16>51/17 17>54/18 18>57/19 20>64/21
    title1 4 22>70/23 24>76/25 26>83/28 28>89/30 34>108/36 40>127/42 48>152/51 64>203/68
    title1 5 64>215
    title1 6 64>232
    title1 7 64>260
    title1 8 64>288
    title1 9 64>322
    title1 10 64>344
    title1 11 64>384
    title2 0 64>165
    title2 1 64>171
    title2 2 64>178
    title2 3 64>192
    title2 4 64>206
    title2 5 64>219
    title2 6 64>233
    title2 7 64>281
    title2 8 64>322
    title2 9 64>357
    title2 10 64>405
    title2 11 64>453
    title3 0 64>169
    title3 1 64>177
    title3 2 64>184
    title3 3 64>192
    title3 4 64>215
    title3 5 64>230
    title3 6 64>246
    title3 7 64>292
    title3 8 64>338
    title3 9 64>392
    title3 10 64>445
    title3 11 64>499
    """

  static let samples: [Sample] = table.split(separator: "\n").flatMap { line in
    let words = line.split(separator: " ")
    let style = styles[String(words[0])] ?? .body
    let category = UIContentSizeCategory.allCases[Int(words[1]) ?? 0]
    return words.dropFirst(2).map { word in
      let parts = word.split(whereSeparator: { $0 == ">" || $0 == "/" }).compactMap { Double($0) }
      return Sample(
        style: style, category: category, input: parts[0], scaledThirds: Int(parts[1]),
        pointSize: parts.count > 2 ? parts[2] : nil)
    }
  }

  private static let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3, "headline": .headline,
    "body": .body, "callout": .callout, "subheadline": .subheadline, "footnote": .footnote, "caption1": .caption1,
    "caption2": .caption2,
  ]
}
