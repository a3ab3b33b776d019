// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/domain/ids.h"
#include "models/domain/preset/composing.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QWidget>

class QLabel;

namespace yuyi {

class FlowLayout;
class LineField;

/// So many facts are always in sight.
inline constexpr int factsInSight = 6;

/// @brief A field for each fact of an image that the preset declares; for numbers, one that takes digits alone. Each is saved when it loses
/// the focus. Hidden while there are none.
class FactRows final : public QWidget
{
    Q_OBJECT
public:
    explicit FactRows(QWidget *parent = nullptr);

    void setForms(const QList<FactForm> &forms);
    /// Shows the facts of another image, or those of the same one anew: then a field that is being typed in keeps its text.
    void setFacts(const ImageId &image, const QMap<QString, QString> &facts);
    void setReadOnly(bool readOnly);
    /// Commits the field being edited.
    void commit();
    bool isUsed() const { return !m_forms.isEmpty(); }
    /// Whether they are so many that they take the room of the picture: pages can fold them.
    bool areMany() const { return m_forms.size() > factsInSight; }
    /// The values that are known, in the order of the preset, as one line.
    QString summary() const;
    /// Puts the cursor into the first field.
    void focusFirst();
    /// The field of a fact; null if there is none.
    LineField *field(const QString &fact) const { return m_fields.value(fact); }

Q_SIGNALS:
    /// A fact got this value; empty: it has none any more.
    void changed(const yuyi::ImageId &image, const QMap<QString, QString> &facts);
    /// Other values are shown.
    void shown();
    void escaped();

protected:
    void changeEvent(QEvent *event) override;

private:
    void addRow(const FactForm &form);
    void take(const QString &fact);
    void retranslate();

    FlowLayout *m_flow;
    QList<FactForm> m_forms;
    QHash<QString, LineField *> m_fields;
    QHash<QString, QLabel *> m_names;
    ImageId m_image;
    QMap<QString, QString> m_facts;
};

} // namespace yuyi
