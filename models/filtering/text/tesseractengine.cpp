// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/filtering/text/tesseractengine.h"

#include <QCoreApplication>

#include <tesseract/baseapi.h>
#include <tesseract/resultiterator.h>

#include <omp.h>

#include <clocale>
#include <exception>

namespace yuyi {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(yuyi::TextEngine)
};

constexpr float surelyRead = 70;        // Tesseract's confidence of a word, 0…100
constexpr qsizetype sureCharacters = 2; // of a line of text
constexpr int longestSide =
    2400; // larger pictures are reduced: time and memory grow with the pixels

/// Tesseract reads numbers of its data files with the locale's decimal point. The locale of this thread alone is changed.
class NumbersInC
{
public:
    NumbersInC()
        : m_new(newlocale(LC_NUMERIC_MASK, "C", duplocale(uselocale(nullptr)))),
          m_old(uselocale(m_new))
    {
    }
    ~NumbersInC()
    {
        uselocale(m_old);
        freelocale(m_new);
    }
    NumbersInC(const NumbersInC &) = delete;
    NumbersInC &operator=(const NumbersInC &) = delete;

private:
    locale_t m_new;
    locale_t m_old;
};

/// A line while its words come in.
struct Line {
    QRect box;
    QString text;
    double sum = 0; ///< confidence × characters
    qsizetype characters = 0;
    qsizetype sure = 0; ///< characters read surely

    void add(const tesseract::ResultIterator &words)
    {
        const std::unique_ptr<char[]> word(words.GetUTF8Text(tesseract::RIL_WORD));
        const QString read = QString::fromUtf8(word.get()).trimmed();
        int left = 0;
        int top = 0;
        int right = 0;
        int bottom = 0;
        if (read.isEmpty() || !words.BoundingBox(tesseract::RIL_WORD, &left, &top, &right, &bottom))
            return;
        const bool spaced =
            !text.isEmpty() && text.back().unicode() < 0x250 && read.front().unicode() < 0x250;
        text += spaced ? QString(u' ' % read) : read;
        box |= QRect(left, top, right - left, bottom - top);
        const float confidence = words.Confidence(tesseract::RIL_WORD);
        sum += static_cast<double>(confidence) * static_cast<double>(read.size());
        characters += read.size();
        if (confidence >= surelyRead)
            sure += read.size();
    }
};

QString versionFor(const QString &languages)
{
    return QString::fromLatin1(tesseract::TessBaseAPI::Version()) % u' ' % languages % QStringLiteral("/1");
}

class TesseractEngine final : public TextEngine
{
public:
    bool open(const TesseractData &data)
    {
        const NumbersInC numbers;
        m_languages = data.languages;
        if (m_api.Init(data.folder.toUtf8().constData(), data.languages.toUtf8().constData(),
                       tesseract::OEM_LSTM_ONLY)
            != 0)
            return false;
        m_api.SetPageSegMode(tesseract::PSM_SPARSE_TEXT);
        m_api.SetVariable("debug_file", "/dev/null");
        return true;
    }

    QString name() const override { return QStringLiteral("tesseract"); }
    QString version() const override
    {
        return versionFor(m_languages);
    }

    /// The one way of searching serves all modes: Tesseract knows no quicker pass.
    Result<QList<TextArea>> find(const QImage &image, TextMode, double) override
    {
        if (image.isNull())
            return failure(ErrorCode::Invalid, Tr::tr("There is no image in which to look for text."));
        try {
            const NumbersInC numbers;
            // Of this thread: engines work side by side, one per thread. (Tesseract asks for four threads itself, whatever their
            // number is set to; without a level for them there is none.)
            omp_set_max_active_levels(0);
            return areasOf(image);
        } catch (const std::exception &error) {
            return failure(ErrorCode::Environment,
                           Tr::tr("The text of the image could not be detected."),
                           QString::fromUtf8(error.what()));
        }
    }

private:
    QList<TextArea> areasOf(const QImage &image)
    {
        QImage grey = image;
        if (std::max(grey.width(), grey.height()) > longestSide)
            grey = grey.scaled(longestSide, longestSide, Qt::KeepAspectRatio,
                               Qt::SmoothTransformation);
        grey = grey.convertToFormat(QImage::Format_Grayscale8);
        const double toX = static_cast<double>(image.width()) / grey.width();
        const double toY = static_cast<double>(image.height()) / grey.height();

        m_api.SetImage(grey.constBits(), grey.width(), grey.height(), 1,
                       static_cast<int>(grey.bytesPerLine()));
        m_api.SetSourceResolution(96);
        QList<TextArea> areas;
        if (m_api.Recognize(nullptr) == 0) {
            const std::unique_ptr<tesseract::ResultIterator> words(m_api.GetIterator());
            if (words != nullptr && !words->Empty(tesseract::RIL_WORD))
                collect(*words, toX, toY, areas);
        }
        m_api.Clear();
        return areas;
    }

    /// The lines in which enough was read surely. Single characters of a good line often get the confidence 0, so the line is
    /// judged as a whole, and counts as a whole.
    static void collect(tesseract::ResultIterator &words, double toX, double toY,
                        QList<TextArea> &areas)
    {
        Line line;
        const auto finishLine = [&] {
            if (line.sure >= sureCharacters) {
                const QRectF box(line.box.x() * toX, line.box.y() * toY, line.box.width() * toX,
                                 line.box.height() * toY);
                TextArea area;
                area.id = TextAreaId::create();
                area.polygon = {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
                area.confidence = line.sum / static_cast<double>(line.characters) / 100;
                area.text = line.text;
                areas << area;
            }
            line = {};
        };
        do {
            if (words.IsAtBeginningOf(tesseract::RIL_TEXTLINE))
                finishLine();
            line.add(words);
        } while (words.Next(tesseract::RIL_WORD));
        finishLine();
    }

    tesseract::TessBaseAPI m_api;
    QString m_languages;
};

} // namespace

QString tesseractVersion(const TesseractData &data)
{
    return versionFor(data.languages);
}

Result<std::unique_ptr<TextEngine>> openTesseractEngine(const TesseractData &data)
{
    const auto failed = [&data](const QString &detail) {
        return failure(ErrorCode::Damaged,
                       Tr::tr("Tesseract cannot use its language data in %1; reinstall the data.")
                           .arg(data.folder),
                       detail);
    };
    try {
        auto engine = std::make_unique<TesseractEngine>();
        if (!engine->open(data))
            return failed(data.languages);
        return engine;
    } catch (const std::exception &error) {
        return failed(QString::fromUtf8(error.what()));
    }
}

} // namespace yuyi
